import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { deviceStorage } from "./device-storage.ts";
import { watchIdle } from "./idle-sign-out.ts";
import { useServices } from "./services-context.tsx";
import { leaveIdle } from "./sign-out.ts";

const minutesADay = 24 * 60;

/** Signs out a screen that nobody touches, where the session is one that ends within the day. */
export function useIdleSignOut(idleMinutes: number | null): void {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    if (idleMinutes === null || idleMinutes > minutesADay) return;
    const needs = { storage: deviceStorage("localStorage"), now: Date.now };
    return watchIdle(idleMinutes, needs, () => void leaveIdle(services, router));
  }, [services, router, idleMinutes]);
}
