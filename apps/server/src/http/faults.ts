import { type Message, messageKeyPattern } from "@ymp/core/errors";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const sentenceByType: Record<string, string> = {
  string: "rest:mustBeText",
  number: "rest:mustBeNumber",
  int: "rest:mustBeNumber",
  boolean: "rest:mustBeTrueOrFalse",
  object: "rest:mustBeObject",
  array: "rest:mustBeList",
};

/** One sentence for each fault that a schema found, naming the field as the request did. */
export function faultsOf({ issues }: z.core.$ZodError): Message[] {
  return issues.map((issue) => ({
    messageKey: keyOf(issue),
    params: { field: issue.path.join("."), ...limitOf(issue) },
  }));
}

function keyOf(issue: Issue): string {
  // Schemas may bring the key of a sentence of their own as their message.
  if (messageKeyPattern.test(issue.message)) return issue.message;
  if (issue.path.length === 0) return "rest:bodyMustBeObject";
  if ("input" in issue && issue.input === undefined) return "rest:missing";
  switch (issue.code) {
    case "invalid_type":
      return sentenceByType[issue.expected] ?? "rest:notPossible";
    case "invalid_value":
      return "rest:mustBeOneOf";
    case "too_big":
      return issue.origin === "string" ? "rest:tooLong" : "rest:notPossible";
    case "too_small":
      return issue.origin === "string" ? "rest:tooShort" : "rest:notPossible";
    case "invalid_format":
      return issue.format === "uuid"
        ? "rest:mustBeId"
        : issue.format === "date"
          ? "rest:mustBeDate"
          : "rest:notPossible";
    default:
      return "rest:notPossible";
  }
}

function limitOf(issue: Issue): Record<string, string> {
  if (issue.code === "too_big") return { limit: String(issue.maximum) };
  if (issue.code === "too_small") return { limit: String(issue.minimum) };
  return issue.code === "invalid_value" ? { values: issue.values.map(String).join(", ") } : {};
}
