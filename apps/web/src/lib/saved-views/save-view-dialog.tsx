import { lazyPanel } from "../lazy-part.tsx";
import type { SavedViews } from "./use-saved-views.ts";

const NamingDialog = lazyPanel("dialog", async () => (await import("./naming-dialog.tsx")).NamingDialog);

/** The dialog for the view that is being named, if any. */
export function SaveViewDialog<Search extends object>({ kept }: { kept: SavedViews<Search> }) {
  const { module, views, current, mayShare, naming, stopNaming } = kept;
  if (!naming) return null;
  return <NamingDialog {...{ module, views, current, mayShare }} view={naming.view} onClose={stopNaming} />;
}
