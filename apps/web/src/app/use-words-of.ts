import type { Area } from "@ymp/i18n/browser";
import { use } from "react";
import { useServices } from "./services-context.tsx";

/** Waits until the words of these areas are there. */
export function useWordsOf(areas: readonly Area[]): void {
  const { translator } = useServices();
  for (const asked of areas.map((area) => translator.wordsOf(area))) use(asked);
}
