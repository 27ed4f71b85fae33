import type { Department } from "../access/roles.ts";
import type { BookKind } from "./kinds.ts";

type Officers = readonly Department[];

const everyDepartment: Officers = ["bridge", "deck", "engineering", "interior", "galley"];
const bridge: Officers = ["bridge"];
const machinery: Officers = ["engineering"];
const shipwork: Officers = ["bridge", "deck"];

/** The departments whose officers have charge of what stands in a book. */
const officers: Readonly<Record<BookKind, Officers>> = {
  ...{ official: bridge, cayman: bridge, chiefofficer: shipwork, sea: machinery, port: machinery },
  ...{ seabridge: bridge, portbridge: bridge, gmdss: bridge, imogmdss: bridge, imonavigational: bridge },
  ...{ garbage1: shipwork, garbage2: shipwork, oil1: machinery, imooil1: machinery, oil2: shipwork },
  ...{ custom: everyDepartment, equipment: everyDepartment },
};

/** Operations of which others have charge than of the rest of the book. */
const operations: Partial<Record<BookKind, Readonly<Record<string, Officers>>>> = {
  official: { FOOD_INSP: ["bridge", "interior", "galley"], ACCOM_INSP: ["bridge", "interior"] },
  cayman: { FOOD_INSP: ["bridge", "interior", "galley"], ACCOM_INSP: ["bridge", "interior"] },
};

export const officersOf = (kind: BookKind, code?: string): Officers =>
  (code === undefined ? undefined : operations[kind]?.[code]) ?? officers[kind];
