import { Button } from "@ymp/ui/primitives/button";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { FormRefusal } from "../../lib/form-refusal.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { useFormats } from "../../lib/use-formats.ts";
import { DifferenceMark } from "./count-marks.tsx";
import type { CountRow, CountSummary } from "./count-rows.ts";
import { binText } from "./count-words.ts";
import { usePostCount } from "./counts.mutations.ts";
import type { Count } from "./counts.queries.ts";

interface PostDialogProps {
  count: Count;
  rows: readonly CountRow[];
  summary: CountSummary;
  onClose: () => void;
}

/** What posting will change, line by line, before it is done. */
export function PostDialog({ count, rows, summary, onClose }: PostDialogProps) {
  const { t } = useTranslation("counts");
  const post = usePostCount();
  const different = rows
    .filter(({ difference, posted }) => posted === null && difference !== null && difference !== 0)
    .sort((a, b) => Math.abs(b.valueMinor ?? 0) - Math.abs(a.valueMinor ?? 0));
  const isWaiting = rows.some((row) => row.isWaiting);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="lg"
        title={t("post.title", { name: count.name })}
        footer={
          <>
            <Button variant="ghost" size="lg" onClick={onClose}>
              {t("controls:cancel")}
            </Button>
            <Button
              variant="primary"
              size="lg"
              busy={post.isPending}
              disabled={summary.unposted === 0 || summary.recounts > 0}
              onClick={() => post.mutate({ id: count.id }, { onSuccess: onClose })}
            >
              {t("post.confirm")}
            </Button>
          </>
        }
      >
        <FormRefusal error={post.error} />
        <PostFigures summary={summary} />
        {summary.recounts > 0 ? <Warning>{t("post.recounts", { count: summary.recounts })}</Warning> : null}
        {isWaiting ? <Warning>{t("post.waiting")}</Warning> : null}
        {different.length > 0 ? (
          <DifferenceTable rows={different} isOnePlace={count.locationId !== null} />
        ) : (
          <p className="text-muted-foreground text-sm">
            {t(summary.counted > 0 ? "post.agrees" : "refusal.nothingCounted")}
          </p>
        )}
        {summary.todo > 0 ? (
          <p className="text-muted-foreground text-sm">{t("post.todo", { count: summary.todo })}</p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 text-sm">
      <WarningIcon className="mt-0.5 size-4 flex-none text-status-overdue" />
      <span dir="auto">{children}</span>
    </p>
  );
}

function PostFigures({ summary }: { summary: CountSummary }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const values = formats.list(summary.values.map((value) => formats.money(value)));
  const figures = [
    { label: t("field.counted"), value: formats.count(summary.counted) },
    { label: t("post.differences"), value: formats.count(summary.differences) },
    { label: t("post.value"), value: values || formats.count(0) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd className="break-words font-semibold text-lg tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DifferenceTable({ rows, isOnePlace }: { rows: readonly CountRow[]; isOnePlace: boolean }) {
  const { t } = useTranslation("counts");
  const formats = useFormats();
  const amount = useAmount();
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-muted-foreground text-xs">
          <th className="py-1.5 text-start font-medium">{t("field.item")}</th>
          <th className="py-1.5 text-end font-medium">{t("field.expected")}</th>
          <th className="py-1.5 text-end font-medium">{t("field.counted")}</th>
          <th className="py-1.5 text-end font-medium">{t("field.difference")}</th>
          <th className="py-1.5 text-end font-medium max-md:hidden">{t("field.value")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-border border-t">
            <td className="py-2 pe-3">
              <bdi className="font-medium">{row.name}</bdi>
              <bdi className="ms-2 text-muted-foreground text-xs">{binText(row, isOnePlace)}</bdi>
            </td>
            <td className="py-2 text-end tabular-nums">{row.books ? amount(row.books.expected, row.unit) : null}</td>
            <td className="py-2 text-end tabular-nums">
              {row.counted === null ? null : amount(row.counted, row.unit)}
            </td>
            <td className="py-2 text-end">
              <DifferenceMark row={row} />
            </td>
            <td className="py-2 text-end tabular-nums max-md:hidden">
              {row.unitCost && row.valueMinor
                ? formats.money({ amountMinor: row.valueMinor, currency: row.unitCost.currency })
                : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
