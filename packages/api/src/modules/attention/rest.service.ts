import type { VesselScope } from "../../context.ts";
import { restWaitingFor, type UnsettledMonth } from "../rest/waiting.service.ts";
import type { AttentionCard, AttentionLine, WaitingOfRest } from "./attention.rules.ts";

/** They have no list of their own to lead to, so the card holds them. */
const linesHeld = 100;

/** Months of rest that wait for the reader's signature, limits that are broken in them, and days that nobody wrote. */
export async function restCards(scope: VesselScope): Promise<AttentionCard[]> {
  const { toSign, broken, missing } = await restWaitingFor(scope);
  return [
    { kind: "restBroken", count: broken.length, lines: linesOf("broken", broken) },
    { kind: "restToSign", count: toSign.length, lines: linesOf("toSign", toSign) },
    { kind: "restMissing", count: missing.length, lines: linesOf("missing", missing) },
  ];
}

const linesOf = (what: WaitingOfRest["what"], months: readonly UnsettledMonth[]): AttentionLine[] =>
  months.slice(0, linesHeld).map(({ person, month, ...counts }) => ({
    ...{ id: `${person.profileId}:${month}`, recordKind: "rest_month", recordId: person.profileId },
    ...{ title: person.name, detail: null, on: null },
    rest: { what, month, count: what === "toSign" ? 0 : counts[what] },
  }));
