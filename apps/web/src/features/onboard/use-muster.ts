import { useCallback, useEffect, useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { useVessel } from "../../app/session.ts";
import { type Muster, newMuster, readMuster, toggleReported } from "./muster.ts";

const storage = deviceStorage("localStorage");

const useKey = () => `ymp.muster.${useVessel().id}`;

/** Whether a muster was started on this device and not finished. */
export function useIsMusterUnderWay(): boolean {
  return readMuster(storage.getItem(useKey()), new Date()) !== null;
}

/** The muster of this device; opening the screen takes the one under way up again or begins one. */
export function useMuster() {
  const key = useKey();
  const [muster, setMuster] = useState<Muster>(() => {
    const now = new Date();
    return readMuster(storage.getItem(key), now) ?? newMuster(now);
  });
  useEffect(() => storage.setItem(key, JSON.stringify(muster)), [key, muster]);
  const forget = useCallback(() => storage.removeItem(key), [key]);
  return {
    muster,
    toggle: (profileId: string) => setMuster((known) => toggleReported(known, profileId)),
    end: () => setMuster((known) => ({ ...known, endedAt: new Date() })),
    goOn: () => setMuster((known) => ({ ...known, endedAt: null })),
    forget,
  };
}

/** The present moment, every second while `isRunning`. */
export function useClock(isRunning: boolean): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
