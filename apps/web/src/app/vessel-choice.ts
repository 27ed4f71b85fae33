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

/** A link in a mail names the vessel it is meant for; it goes on without that. Null for every other link. */
export function vesselOfLink(href: string): { vesselId: string; href: string } | null {
  const [path = "", query = ""] = href.split("?");
  const search = new URLSearchParams(query);
  const vesselId = search.get("vessel");
  if (vesselId === null) return null;
  search.delete("vessel");
  return { vesselId: vesselId.replaceAll('"', ""), href: search.size > 0 ? `${path}?${search}` : path };
}
