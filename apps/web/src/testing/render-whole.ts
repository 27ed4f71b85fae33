import { act, type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";

/**
 * Screens suspend while their code or words come. What React still has to do for a suspended screen is dropped at the end of an act that
 * nobody awaits, as `render` makes one: the screen then never comes, on a busy machine above all.
 */
export async function renderWhole(screen: ReactNode): Promise<RenderResult> {
  return act(async () => render(screen));
}
