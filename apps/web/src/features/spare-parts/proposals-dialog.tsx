import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { CutNote } from "../../lib/lists/cut-note.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ItemPicker } from "../inventory/item-picker.tsx";
import { useLinkItems } from "./spares.mutations.ts";
import type { LinkProposal } from "./spares.queries.ts";

export interface ProposalsDialogProps {
  /** Only parts of this machine and of what hangs below it. */
  equipmentId?: string;
  /** Only these parts. */
  ids?: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

interface Choice {
  item: { id: string; name: string } | null;
  isTicked: boolean;
}

/** Parts beside the items they may be; what is sure is ticked, and a person decides. */
export function ProposalsDialog({ equipmentId, ids, onClose, onDone }: ProposalsDialogProps) {
  const { t } = useTranslation();
  const input = { equipmentId, ids: ids && [...ids] };
  const query = useQuery({ ...useTrpc().spareParts.proposals.queryOptions(input), staleTime: 0 });
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const link = useLinkItems();
  const parts = query.data?.parts ?? [];
  const choiceOf = (part: LinkProposal): Choice =>
    choices.get(part.id) ?? { item: part.candidates[0] ?? null, isTicked: part.isSure };
  const links = parts.flatMap((part) => {
    const { item, isTicked } = choiceOf(part);
    return item && isTicked ? [{ id: part.id, itemId: item.id }] : [];
  });
  const save = () =>
    link.mutate(
      { links },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
        },
      },
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("spares:proposals.title")}
        subtitle={query.data ? t("spares:proposals.unlinked", { count: query.data.unlinked }) : undefined}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            <Button variant="primary" size="lg" busy={link.isPending} disabled={links.length === 0} onClick={save}>
              {t("spares:proposals.confirm", { count: links.length })}
            </Button>
          </>
        }
      >
        <FormRefusal error={link.error} />
        {query.isError ? <NotLoaded query={query} /> : null}
        {query.data && parts.length === 0 ? (
          <EmptyState icon={<Link2 />} title={t("spares:proposals.none")} className="px-0">
            {t("spares:proposals.noneWhy")}
          </EmptyState>
        ) : null}
        <ul className="flex flex-col [&>li:not(:last-child)]:hairline-b">
          {parts.map((part) => (
            <ProposalRow
              key={part.id}
              part={part}
              choice={choiceOf(part)}
              onChange={(choice) => setChoices((now) => new Map(now).set(part.id, choice))}
            />
          ))}
        </ul>
        <CutNote shown={query.data?.hasMore && parts.length} way="first" />
      </DialogContent>
    </Dialog>
  );
}

interface ProposalRowProps {
  part: LinkProposal;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

function ProposalRow({ part, choice, onChange }: ProposalRowProps) {
  const { t } = useTranslation();
  const likeness = part.candidates.find(({ id }) => id === choice.item?.id)?.likeness;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm max-md:flex-wrap">
      <Checkbox
        aria-label={t("controls:selectRow", { name: part.designation })}
        checked={choice.isTicked}
        disabled={!choice.item}
        onCheckedChange={(checked) => onChange({ ...choice, isTicked: checked === true })}
      />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium">
          {part.designation}
        </p>
        <p className="text-muted-foreground text-xs">
          <bdi>{part.equipmentName}</bdi>
          {part.partNo ? <bdi className="ms-2 font-mono">{part.partNo}</bdi> : null}
        </p>
      </div>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <ItemPicker
          size="sm"
          label={t("spares:proposals.item", { name: part.designation })}
          equipmentId={part.equipmentId}
          item={choice.item}
          onPick={(item) => onChange({ item, isTicked: item !== null })}
        />
        <p className="mt-0.5 text-muted-foreground text-xs">
          {likeness ? t(`spares:likeness.${likeness}`) : choice.item ? null : t("spares:proposals.noCandidate")}
        </p>
      </div>
    </li>
  );
}
