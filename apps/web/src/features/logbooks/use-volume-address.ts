import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { volumeSearch } from "./logbooks.search.ts";
import type { VolumeAddress } from "./volume-screen.tsx";

/** What is open of a volume stands in its address, on whichever route it is read. */
export function useVolumeAddress(): VolumeAddress {
  const said = useSearch({ strict: false });
  const search = useMemo(() => volumeSearch(said), [said]);
  const navigate = useNavigate();
  return {
    search,
    change: (part) => void navigate({ to: ".", search: (now: object) => ({ ...now, ...part }) }),
  };
}
