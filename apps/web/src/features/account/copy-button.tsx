import { Button } from "@ymp/ui/primitives/button";
import { toast } from "@ymp/ui/primitives/toaster";
import { Copy } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "../../lib/translation.tsx";

/** Browsers lend the clipboard to secure addresses only; elsewhere the text beside it is selected by hand. */
export function CopyButton({ text, ref }: { text: string; ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("security:copied"));
    } catch {
      toast.failure(t("security:copyFailed"));
    }
  };
  return (
    <Button ref={ref} variant="outline" onClick={() => void copy()}>
      <Copy />
      {t("security:copy")}
    </Button>
  );
}
