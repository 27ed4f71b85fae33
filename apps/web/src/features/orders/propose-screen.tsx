import { newId } from "@ymp/core/ids";
import { EmptyState } from "@ymp/ui/patterns/states";
import { BackButton } from "@ymp/ui/primitives/back-link";
import { Button } from "@ymp/ui/primitives/button";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { PackageCheck } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useCreateFromProposal } from "./orders.mutations.ts";
import { type Proposal, type ProposedLine, useProposal } from "./orders.queries.ts";
import { ordersAddress } from "./orders.search.ts";
import { ProposeGroup } from "./propose-group.tsx";

const horizons = [30, 60, 90, 180] as const;

/** What to order and why, by supplier. It makes drafts of what is ticked and sends nothing. */
export function ProposeScreen({ horizonDays }: { horizonDays: number }) {
  const { t } = useTranslation();
  const { change } = useListAddress(ordersAddress);
  const query = useProposal(horizonDays);
  const days = [...new Set([...horizons, horizonDays])].toSorted((a, b) => a - b);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BackButton className="px-6 pt-2 max-md:px-4 max-md:pt-0" onClick={() => change({ propose: undefined })}>
        {t("orders:propose.back")}
      </BackButton>
      <ScreenHeader title={t("orders:propose.title")} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 pb-3 text-sm max-md:px-4">
        <Segmented
          label={t("orders:propose.horizon")}
          value={String(horizonDays)}
          onValueChange={(value) => change({ propose: Number(value) })}
          options={days.map((value) => ({ value: String(value), label: t("orders:propose.days", { count: value }) }))}
        />
        <p className="text-muted-foreground">{t("orders:propose.text")}</p>
      </div>
      {query.data ? <Proposed key={horizonDays} proposal={query.data} /> : <NotLoaded query={query} />}
    </div>
  );
}

/** How much of each item is wanted, in thousandths of its unit of purchase; what is left out is not ordered. */
export type Wanted = ReadonlyMap<string, number>;

const wantedAtFirst = ({ groups }: Proposal): Wanted =>
  new Map(groups.flatMap(({ lines }) => lines.map((line) => [line.id, Math.round(line.packs * 1000)] as const)));

function Proposed({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation();
  const mayEdit = useCan("inventory:edit");
  const [wanted, setWanted] = useState<Wanted>(() => wantedAtFirst(proposal));
  const set = (line: ProposedLine, thousandths: number | null) =>
    setWanted((before) => {
      const next = new Map(before);
      if (thousandths === null) next.delete(line.id);
      else next.set(line.id, thousandths);
      return next;
    });
  if (proposal.groups.length === 0)
    return (
      <EmptyState icon={<PackageCheck />} title={t("orders:propose.enough")}>
        {t("orders:propose.enoughText")}
      </EmptyState>
    );
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-md:px-4">
        {proposal.groups.map((group) => (
          <ProposeGroup key={group.supplierId ?? "none"} group={group} wanted={wanted} mayEdit={mayEdit} onSet={set} />
        ))}
        {proposal.leftOut > 0 ? (
          <p className="pt-4 text-muted-foreground text-sm">
            {t("orders:propose.leftOut", { count: proposal.leftOut })}
          </p>
        ) : null}
      </div>
      {mayEdit ? <MakeDrafts proposal={proposal} wanted={wanted} /> : null}
    </>
  );
}

function MakeDrafts({ proposal, wanted }: { proposal: Proposal; wanted: Wanted }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { change } = useListAddress(ordersAddress);
  const create = useCreateFromProposal();
  const orders = proposal.groups.flatMap(({ supplierId, supplierName, lines }) => {
    const chosen = lines.filter(({ id }) => (wanted.get(id) ?? 0) > 0);
    if (chosen.length === 0) return [];
    const title = t("orders:propose.orderTitle", {
      supplier: supplierName ?? t("orders:propose.noSupplier"),
      date: formats.date(proposal.today),
    });
    return [
      {
        id: newId(),
        title,
        supplierId,
        lines: chosen.map(({ id }) => ({ id: newId(), itemId: id, quantity: (wanted.get(id) ?? 0) / 1000 })),
      },
    ];
  });
  return (
    <div className="flex min-h-16 flex-none items-center gap-3 border-border border-t bg-card px-6 max-md:px-4">
      <Button
        variant="primary"
        size="lg"
        busy={create.isPending}
        disabled={orders.length === 0}
        onClick={() => create.mutate({ orders }, { onSuccess: () => change({ propose: undefined, state: undefined }) })}
      >
        {t("orders:propose.make", { count: orders.length })}
      </Button>
      <span className="text-muted-foreground text-sm max-md:hidden">{t("orders:propose.notSent")}</span>
    </div>
  );
}
