import type { CalendarDate } from "@ymp/core/calendar-date";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { FileText, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useRemoveAdjustment } from "./leave.mutations.ts";
import { type Contract, useContracts } from "./leave.queries.ts";
import { useLeaveWords } from "./use-leave-words.ts";

const ContractDialog = lazyPanel("largeDialog", async () => (await import("./contract-dialog.tsx")).ContractDialog);
const AdjustmentDialog = lazyPanel("dialog", async () => (await import("./adjustment-dialog.tsx")).AdjustmentDialog);

export interface ContractsOfProps {
  /** Absent: the reader's own. */
  profileId?: string;
  today: CalendarDate;
}

type Opened = { kind: "contract"; contract: Contract | null } | { kind: "adjust"; contract: Contract };

/** What was agreed with somebody, the newest first. */
export function ContractsOf({ profileId, today }: ContractsOfProps) {
  const { t } = useLeaveWords();
  const query = useContracts(profileId);
  const [opened, open] = useState<Opened | null>(null);
  return (
    <section aria-label={t("contracts")} className="flex flex-col gap-3">
      <h3 dir="auto" className="font-semibold text-sm">
        {t("contracts")}
      </h3>
      <Loaded query={query}>
        {({ contracts, can, profileId: of }) => (
          <>
            {contracts.length === 0 ? (
              <p dir="auto" className="text-muted-foreground text-sm">
                {t("noContracts")}
              </p>
            ) : null}
            {contracts.map((contract) => (
              <OneContract
                key={contract.id}
                contract={contract}
                onEdit={() => open({ kind: "contract", contract })}
                onAdjust={() => open({ kind: "adjust", contract })}
              />
            ))}
            <div className="flex flex-wrap gap-2">
              {can.add ? (
                <Button variant="secondary" onClick={() => open({ kind: "contract", contract: null })}>
                  <Plus />
                  {t("addContract")}
                </Button>
              ) : null}
              {can.papers ? (
                <Button asChild variant="ghost">
                  <PathLink href={`/app/profiledetails/${of}?tab=papers`}>
                    <FileText />
                    {t("papers")}
                  </PathLink>
                </Button>
              ) : null}
            </div>
            {opened?.kind === "contract" ? (
              <ContractDialog profileId={of} contract={opened.contract} onClose={() => open(null)} />
            ) : null}
            {opened?.kind === "adjust" ? (
              <AdjustmentDialog contract={opened.contract} today={today} onClose={() => open(null)} />
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

function OneContract({ contract, onEdit, onAdjust }: { contract: Contract; onEdit: () => void; onAdjust: () => void }) {
  const { t, days, figure, unit, formats } = useLeaveWords();
  const remove = useRemoveAdjustment();
  const { rank, department, startsOn, endsOn, basis, annual, onDays, offDays, adjustments, can } = contract;
  const mayEdit = can.fields.length > 0;
  const terms =
    basis === "annual"
      ? t("terms.annual", { days: days(annual ?? 0) })
      : t("terms.rotation", { onDays: onDays ?? 0, offDays: offDays ?? 0 });
  return (
    <article className="rounded-md border border-border p-3 text-sm">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium">
            {unit(department, rank)}
          </p>
          <p dir="auto" className="text-muted-foreground">
            {t("span", { from: formats.date(startsOn), to: endsOn ? formats.date(endsOn) : t("contract.open") })}
          </p>
          <p dir="auto" className="text-muted-foreground">
            {formats.list([
              terms,
              t(`minimum.${contract.minimum}`),
              contract.travel > 0 ? `${t("contract.travel")}: ${figure(contract.travel)}` : null,
              contract.carryOver === null ? null : `${t("contract.carryOver")}: ${figure(contract.carryOver)}`,
              contract.opening === 0 ? null : `${t("contract.opening")}: ${figure(contract.opening)}`,
            ])}
          </p>
        </div>
        {mayEdit ? (
          <IconButton label={t("editContract")} onClick={onEdit}>
            <Pencil />
          </IconButton>
        ) : null}
      </div>
      {adjustments.map(({ id, version, onDay, days: amount, reason }) => (
        <p key={id} className="mt-2 flex items-center gap-2">
          <span dir="auto" className="min-w-0 flex-1">
            {formats.list([formats.date(onDay), figure(amount), reason])}
          </span>
          {can.fields.includes("adjustments") ? (
            <IconButton
              label={t("adjustment.remove")}
              busy={remove.isPending}
              onClick={() => remove.mutate({ id, version })}
            >
              <Trash2 />
            </IconButton>
          ) : null}
        </p>
      ))}
      {can.fields.includes("adjustments") ? (
        <Button variant="ghost" className="mt-2" onClick={onAdjust}>
          {t("adjust")}
        </Button>
      ) : null}
    </article>
  );
}
