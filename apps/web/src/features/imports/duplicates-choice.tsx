import type { ImportKind } from "@ymp/core/imported-lists";
import { Button } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { useTranslation } from "../../lib/translation.tsx";

interface DuplicatesChoiceProps {
  kind: ImportKind;
  count: number;
  onChoose: (decision: "add" | "leave") => void;
}

/** Rows that are probably on board already, decided for all of them at once. */
export function DuplicatesChoice({ kind, count, onChoose }: DuplicatesChoiceProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className="flex max-w-3xl flex-none flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p dir="auto" className="flex min-w-0 gap-2">
        <WarningIcon className="mt-0.5 size-4 flex-none text-status-due-soon" />
        {t(kind === "certificates" ? "imports:duplicate.countPapers" : "imports:duplicate.count", { count })}
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => onChoose("leave")}>
          {t("imports:duplicate.leaveAll")}
        </Button>
        <Button size="sm" onClick={() => onChoose("add")}>
          {t("imports:duplicate.addAll")}
        </Button>
      </div>
    </div>
  );
}
