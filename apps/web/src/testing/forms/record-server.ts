import { type Answers, Refused } from "../fake-server.ts";
import type { FormCase } from "./form-case.ts";

const byOther = {
  ...{ actorName: "Tom Hargreaves", byName: "Tom Hargreaves", kind: "change", verb: "updated" },
  at: new Date("2026-11-20T10:00:00Z"),
};

type Fields = Record<string, unknown>;

const same = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null);
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});

/** Whether the server refuses what is sent: a field of an older version that somebody else changed to something else. */
export function isOutdated(now: Fields, input: unknown): boolean {
  const { id: _, version, base, ...values } = fieldsOf(input);
  const seen = fieldsOf(base);
  const isDisputed = (field: string) => !same(now[field], seen[field]) && !same(now[field], values[field]);
  return version !== now.version && (base === undefined || Object.keys(values).some(isDisputed));
}

/**
 * Behaves as the server does with one record: takes changed fields alone, and of an older version those that nobody else
 * changed. One that is `strict` takes the newest version only.
 */
export function recordServer({ record, get, save, history, answers }: FormCase, { strict = false } = {}) {
  let now: Fields = { ...record };
  const sent: Fields[] = [];
  // A record that tells itself who changed it.
  const told = () => (history === get?.path ? { changes: [{ ...byOther, diff: now }] } : {});
  const raise = (values: Fields) => {
    now = { ...now, ...values, version: Number(now.version) + 1 };
  };
  const server: Answers = {
    ...answers,
    ...(get ? { [get.path]: () => (get.within ? get.within(now) : { ...now, ...told() }) } : {}),
    [save]: (input) => {
      const { id: _, version, base: __, ...values } = fieldsOf(input);
      sent.push(fieldsOf(input));
      if (strict ? version !== now.version : isOutdated(now, input))
        throw new Refused("stale", "refusals:changedMeanwhile");
      raise(values);
      return { ...now };
    },
  };
  if (history && history !== get?.path) {
    server[history] = () => ({
      rows: [{ id: "h1", ...byOther, diff: now, facts: {} }],
      nextCursor: null,
    });
  }
  return { answers: server, sent, saved: () => now, changeByOther: raise };
}
