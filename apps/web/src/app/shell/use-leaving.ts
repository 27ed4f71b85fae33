import { leaving } from "@ymp/ui/lib/code-in-time";
import { useEffect } from "react";

/** As long as the next page may take to answer; one that was not left after all goes on as before. */
const longestLeavingMs = 10_000;

/** Screens are fetched ahead here: what a page that is left ends of that is no fault. */
export function useLeaving(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      leaving.isOn = false;
    };
    const leave = () => {
      leaving.isOn = true;
      clearTimeout(timer);
      timer = setTimeout(stay, longestLeavingMs);
    };
    window.addEventListener("beforeunload", leave);
    return () => {
      window.removeEventListener("beforeunload", leave);
      clearTimeout(timer);
      stay();
    };
  }, []);
}
