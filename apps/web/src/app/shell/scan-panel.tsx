import { useRouter } from "@tanstack/react-router";
import { meaningOf, pageOf } from "../../lib/scan/meaning.ts";
import { ScanDialog } from "../../lib/scan/scan-dialog.tsx";
import { usePanel } from "./panels.tsx";

/** Reads a label and opens what it stands for; a code without a page is looked for in the register. */
export function ScanPanel() {
  const router = useRouter();
  const panel = usePanel("scan");
  const open = (text: string) => {
    const meaning = meaningOf(text);
    const href =
      meaning.kind === "code" ? `/app/equipment?search=${encodeURIComponent(meaning.code)}` : pageOf(meaning);
    void router.navigate({ href });
  };
  return <ScanDialog {...panel} onCode={open} />;
}
