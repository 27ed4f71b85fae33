import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { MoreHorizontal, Pencil, RefreshCw, ShieldCheck, ShieldOff, Trash2 } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import type { PaperTask } from "./paper-form.ts";
import { useRemovePaper, useVerifyPaper } from "./papers.mutations.ts";
import type { Paper } from "./papers.queries.ts";
import { usePaperWords } from "./use-paper-words.ts";

export interface PaperMenuProps {
  paper: Paper;
  onTask: (task: PaperTask) => void;
}

/** What the reader may do with a paper; nothing to press where that is nothing. */
export function PaperMenu({ paper, onTask }: PaperMenuProps) {
  const { t } = useTranslation("papers");
  const { nameOf } = usePaperWords();
  const verify = useVerifyPaper();
  const remove = useRemovePaper();
  const { edit, remove: mayRemove, verify: mayVerify } = paper.may;
  if (!edit && !mayRemove && !mayVerify) return null;
  const isVerified = paper.verifiedAt !== null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("menu", { name: nameOf(paper) })}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {mayVerify ? (
          <DropdownMenuItem
            onSelect={() => verify.mutate({ id: paper.id, version: paper.version, isVerified: !isVerified })}
          >
            {isVerified ? <ShieldOff /> : <ShieldCheck />}
            {t(isVerified ? "action.unverify" : "action.verify")}
          </DropdownMenuItem>
        ) : null}
        {edit ? (
          <>
            <DropdownMenuItem onSelect={() => onTask({ kind: "renew", paper })}>
              <RefreshCw />
              {t("action.renew")}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => onTask({ kind: "edit", paper })}>
              <Pencil />
              {t("action.edit")}
            </DropdownMenuItem>
          </>
        ) : null}
        {mayRemove ? (
          <>
            <DropdownMenuSeparator className="first:hidden" />
            <DropdownMenuItem destructive onSelect={() => remove.mutate(paper.id)}>
              <Trash2 />
              {t("action.remove")}
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
