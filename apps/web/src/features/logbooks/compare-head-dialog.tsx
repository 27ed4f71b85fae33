import { useMutation } from "@tanstack/react-query";
import { Field } from "@ymp/ui/primitives/field";
import { Textarea } from "@ymp/ui/primitives/textarea";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useClient } from "../../app/services-context.tsx";
import { FormDialog } from "../../lib/form-dialog.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { Book, Verification } from "./logbooks.queries.ts";

/** Proves the book against what was mailed ashore: one that was written anew as a whole no longer holds it. */
export function CompareHeadDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t } = useTranslation("logbooks");
  const client = useClient();
  const [head, setHead] = useState("");
  const compare = useMutation({
    mutationFn: (line: string) => client.logbooks.verify.query({ id: book.id, head: line }),
    meta: { shownInPlace: ["invalid"] },
  });
  return (
    <FormDialog
      title={t("compare.title")}
      subtitle={book.number}
      submit={t("compare.submit")}
      busy={compare.isPending}
      disabled={head.trim() === ""}
      error={compare.error}
      saysFaults
      onSubmit={() => compare.mutate(head.trim())}
      onClose={onClose}
    >
      <Field label={t("compare.line")} help={t("compare.help")}>
        <Textarea
          rows={4}
          value={head}
          maxLength={400}
          spellCheck={false}
          onChange={({ target }) => {
            setHead(target.value);
            compare.reset();
          }}
        />
      </Field>
      {compare.data ? <Found report={compare.data} /> : null}
    </FormDialog>
  );
}

function Found({ report }: { report: Verification }) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const isHeld = report.holdsHead === true;
  const { answered } = report;
  const words = answered
    ? t("compare.answered", { name: answered.name, day: formats.dateTime(answered.at), reason: answered.reason })
    : t(isHeld ? "compare.held" : "compare.lost");
  return (
    <p role={isHeld ? "status" : "alert"} dir="auto" className="flex gap-2 rounded-md bg-muted px-3 py-2 text-sm">
      {isHeld ? (
        <ShieldCheck aria-hidden className="mt-0.5 size-4 flex-none text-status-done" />
      ) : (
        <ShieldAlert
          aria-hidden
          className={
            answered ? "mt-0.5 size-4 flex-none text-status-soon" : "mt-0.5 size-4 flex-none text-status-overdue"
          }
        />
      )}
      <span className="min-w-0 break-words">{words}</span>
    </p>
  );
}
