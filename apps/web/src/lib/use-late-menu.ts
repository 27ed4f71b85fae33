import { notOpenedWords } from "@ymp/ui/lib/code-failure";
import type { LateCode } from "@ymp/ui/lib/late-code";
import { toast } from "@ymp/ui/primitives/toaster";
import { useState } from "react";
import { useTranslation } from "./translation.tsx";

/** A menu whose items have code of their own: pressed before that is there, it opens when it has come. */
export function useLateMenu<Code extends object>(items: LateCode<Code>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const code = items.useWhen(isOpen, (why) => {
    setOpen(false);
    toast.failure(t(`ui:${notOpenedWords[why]}`));
  });
  return { code, menu: { open: isOpen && code !== null, onOpenChange: setOpen } };
}
