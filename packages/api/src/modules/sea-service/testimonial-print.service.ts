import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { printTestimonialSheet } from "../../platform/pdf/made-in-thread.ts";
import type { TestimonialSheet } from "../../platform/pdf/testimonial-sheet.ts";
import type { PrintTestimonialInput } from "./sea-service.schema.ts";
import { expectServed } from "./served.service.ts";
import { findTestimonial } from "./testimonials.repository.ts";
import { presented, type ShownTestimonial } from "./testimonials.service.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;

/** The testimonial on one page. A draft is printed for whoever writes it, and says that it is one. */
export async function printTestimonial(scope: VesselScope, input: PrintTestimonialInput): Promise<FileAnswer> {
  const row = expectRow(await findTestimonial(scope.tx, scope.vesselId, input.id));
  const person = await expectServed(scope, row.testimonial.profileId);
  const testimonial = await presented(scope, person, row);
  if (testimonial.state === "draft" && testimonial.can.fields.length === 0)
    throw new AppError("not_found", "refusals:recordNotFound");
  scope.givenOut.push({ kind: "service", profileIds: [person.row.id] });
  const word: Word = (key, params) => scope.services.translate(input.locale, `sea-service:${key}`, params);
  const sheet = sheetOf(scope, testimonial, input, word);
  const bytes = await printTestimonialSheet(scope, sheet);
  const { name, startsOn, endsOn } = testimonial.content;
  return {
    fileName: safeFileName([word("print.title"), name, startsOn, endsOn], "pdf"),
    mediaType: "application/pdf",
    base64: Buffer.from(bytes).toString("base64"),
  };
}

const shown = (fact: string | number | null) => (fact === null || fact === "" ? "–" : String(fact));

function sheetOf(
  scope: VesselScope,
  { content, state, signature, withdrawn }: ShownTestimonial,
  { locale }: PrintTestimonialInput,
  word: Word,
): TestimonialSheet {
  const { vessel, days } = content;
  const field = (name: string, fact: string | number | null) => [word(`field.${name}`), shown(fact)] as const;
  const reason = withdrawn?.reason ?? "";
  const warning = { draft: word("print.draft"), signed: null, withdrawn: word("print.withdrawn", { reason }) };
  return {
    ...{ locale, madeAt: scope.now, author: vessel.name, title: word("print.title"), rules: word("print.rules") },
    warning: warning[state],
    groups: [
      {
        heading: word("print.seafarer"),
        facts: [
          field("name", content.name),
          field("birthDate", content.birthDate),
          field("passportNumber", content.passportNumber),
          field("capacity", content.capacity),
          field("startsOn", content.startsOn),
          field("endsOn", content.endsOn),
        ],
      },
      {
        heading: word("print.vessel"),
        facts: [
          field("vesselName", vessel.name),
          field("vesselType", vessel.type),
          field("flag", vessel.flag),
          field("portOfRegistry", vessel.portOfRegistry),
          field("officialNumber", vessel.officialNumber),
          field("imo", vessel.imo),
          field("grossTonnage", vessel.grossTonnage),
          field("loadLineMetres", vessel.loadLineMetres),
          field("powerKw", vessel.powerKw),
          field("propulsion", vessel.propulsion),
        ],
      },
    ],
    daysHeading: word("print.days"),
    days: [
      field("onBoard", days.onBoard),
      field("actual", days.actual),
      field("standBy", days.standBy),
      field("yard", days.yard),
      field("watchkeeping", days.watchkeeping),
      field("distance", Math.round(content.distance / 10)),
    ],
    daysNote: days.byPlan ? word("sums.byPlan", { count: days.byPlan }) : null,
    texts: [
      { heading: word("field.areas"), text: shown(content.areas) },
      { heading: word("field.conduct"), text: shown(content.conduct) },
    ],
    declaration: word("print.declaration"),
    signature: {
      heading: word("print.signed"),
      lines: signature
        ? [
            signature.name,
            signature.rank ?? "",
            word("print.signedOn", { date: shipsDay(scope, signature.signedAt) }),
            shown(content.contact),
          ]
        : ["", "", "", shown(content.contact)],
      drawing: signature?.drawing ?? null,
    },
    stamp: word("print.stamp"),
  };
}
