import { Badge } from "@ymp/ui/primitives/badge";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { PenLine, Plus, Printer } from "lucide-react";
import { useState } from "react";
import { lazyPanel } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import { OtherCapacity } from "./other-capacity.tsx";
import { usePrintTestimonial } from "./sea-service.mutations.ts";
import type { Testimonial } from "./sea-service.queries.ts";
import { TestimonialMenu } from "./testimonial-menu.tsx";

const TestimonialSheet = lazyPanel("form", async () => (await import("./testimonial-sheet.tsx")).TestimonialSheet);
const SignTestimonialDialog = lazyPanel(
  "dialog",
  async () => (await import("./sign-testimonial-dialog.tsx")).SignTestimonialDialog,
);
const WithdrawTestimonialDialog = lazyPanel(
  "dialog",
  async () => (await import("./withdraw-testimonial-dialog.tsx")).WithdrawTestimonialDialog,
);

export interface TestimonialsProps {
  profileId: string;
  testimonials: readonly Testimonial[];
  mayDraft: boolean;
}

type Opened = { kind: "new" } | { kind: "edit" | "sign" | "withdraw"; testimonial: Testimonial };

/** Testimonials of this vessel, newest first. */
export function Testimonials({ profileId, testimonials, mayDraft }: TestimonialsProps) {
  const { t } = useTranslation("sea-service");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const add = mayDraft ? (
    <Button variant="secondary" size="sm" onClick={() => setOpened({ kind: "new" })}>
      <Plus />
      {t("testimonials.new")}
    </Button>
  ) : null;
  return (
    <section aria-label={t("testimonials.title")}>
      <SectionHead level={2} title={t("testimonials.title")} fact={testimonials.length || undefined} className="mb-1">
        {add}
      </SectionHead>
      {testimonials.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("testimonials.noneText")}
        </p>
      ) : (
        <ol className="surface px-4">
          {testimonials.map((testimonial) => (
            <Row key={testimonial.id} testimonial={testimonial} onOpen={(kind) => setOpened({ kind, testimonial })} />
          ))}
        </ol>
      )}
      {opened?.kind === "new" ? <TestimonialSheet profileId={profileId} testimonial={null} onClose={close} /> : null}
      {opened?.kind === "edit" ? (
        <TestimonialSheet profileId={profileId} testimonial={opened.testimonial} onClose={close} />
      ) : null}
      {opened?.kind === "sign" ? <SignTestimonialDialog testimonial={opened.testimonial} onClose={close} /> : null}
      {opened?.kind === "withdraw" ? (
        <WithdrawTestimonialDialog testimonial={opened.testimonial} onClose={close} />
      ) : null}
    </section>
  );
}

const tones = { draft: "draft", signed: "done", withdrawn: "line" } as const;

interface RowProps {
  testimonial: Testimonial;
  onOpen: (kind: "edit" | "sign" | "withdraw") => void;
}

function Row({ testimonial, onOpen }: RowProps) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const print = usePrintTestimonial();
  const { id, state, content, startsOn, endsOn, can } = testimonial;
  const { actual, standBy, yard } = content.days;
  const period = t("period", { from: formats.date(startsOn), to: formats.date(endsOn) });
  const days = [
    ["actual", actual],
    ["standBy", standBy],
    ["yard", yard],
  ] as const;
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 text-sm [&:not(:last-child)]:hairline-b">
      <div className="grid min-w-0 flex-1 basis-64 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <span dir="auto" className="font-medium tabular-nums">
              {period}
            </span>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </span>
          <Facts testimonial={testimonial} />
        </span>
        <span dir="auto" className="tabular-nums sm:text-end">
          {days.map(([name, count]) => `${t(`field.${name}`)} ${formats.quantity(count)}`).join(" · ")}
        </span>
      </div>
      <span className="ms-auto inline-flex flex-none items-center gap-1">
        {can.sign ? (
          <Button size="sm" onClick={() => onOpen("sign")}>
            <PenLine />
            {t("testimonials.sign")}
          </Button>
        ) : null}
        <IconButton
          size="icon-sm"
          label={`${t("testimonials.print")}, ${period}`}
          busy={print.isPending}
          onClick={() => print.mutate(id)}
        >
          <Printer />
        </IconButton>
        <TestimonialMenu testimonial={testimonial} onOpen={onOpen} />
      </span>
    </li>
  );
}

function Facts({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useTranslation("sea-service");
  const formats = useFormats();
  const { content, signature, withdrawn, missing, engagedAs } = testimonial;
  const lines = [
    content.capacity,
    signature ? t("signedBy", { name: signature.name, date: formats.dateTime(signature.signedAt) }) : null,
    withdrawn ? t("withdrawnBy", { name: withdrawn.by ?? "", reason: withdrawn.reason ?? "" }) : null,
    missing.length > 0 ? t("missing", { fields: formats.list(missing.map((field) => t(`field.${field}`))) }) : null,
  ].filter((line) => line !== null);
  return (
    <>
      {lines.map((line) => (
        <span key={line} dir="auto" className="block break-words text-muted-foreground text-xs">
          {line}
        </span>
      ))}
      <OtherCapacity capacity={content.capacity} engagedAs={engagedAs} />
    </>
  );
}
