import { deviceStorage } from "./device-storage.ts";

const key = "ymp.vessel";
const storage = deviceStorage("sessionStorage");

/** The vessel this tab works on; two tabs may have two. */
export function chosenVesselId(): string | null {
  return storage.getItem(key);
}

export function chooseVessel(vesselId: string | null): void {
  if (vesselId === null) storage.removeItem(key);
  else storage.setItem(key, vesselId);
}
