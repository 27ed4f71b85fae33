import { expect, it } from "vitest";
import { firstBrokenSignature, type KeptSignature } from "./proving.rules.ts";
import { contentToCountersign, hashToSign } from "./rest.rules.ts";

const genesis = "0".repeat(64);
const cause = { rule: "REST_24H", cause: "guestService", action: "A day off" };

/** Of the first edition: the master bears the hash of the seafarer. */
function older(monthId: string, previousHash: string): KeptSignature[] {
  const content = { month: monthId, days: [] };
  const hash = hashToSign(previousHash, content);
  const both = { monthId, edition: 1, previousHash, hash };
  return [
    { ...both, content, notes: [] },
    { ...both, content: null, notes: [cause] },
  ];
}

function newer(monthId: string, previousHash: string): KeptSignature[] {
  const content = { edition: 2, month: monthId, days: [], notes: [cause] };
  const hash = hashToSign(previousHash, content);
  const notes = [cause];
  return [
    { monthId, edition: 2, previousHash, hash, content, notes },
    {
      ...{ monthId, edition: 2, content: null, notes, previousHash: hash },
      hash: hashToSign(hash, contentToCountersign(hash, notes)),
    },
  ];
}

const may = older("may", genesis);
const june = newer("june", may[0]?.hash ?? "");
const july = newer("july", june[1]?.hash ?? "");
const chain = [...may, ...june, ...july];
const changed = (at: number, given: Partial<KeptSignature>) =>
  chain.map((each, index) => (index === at ? { ...each, ...given } : each));
const broken = (signatures: readonly KeptSignature[]) => {
  const first = firstBrokenSignature(genesis, signatures);
  return first && signatures.indexOf(first);
};

it("months of both editions are proved, each by its own rule", () => {
  expect(broken(chain)).toBe(null);
  expect(broken([])).toBe(null);
});

it.each<[string, number, Partial<KeptSignature>, number | null]>([
  ["a day of an older month", 0, { content: { month: "may", days: ["another"] } }, 0],
  ["the master's hash of an older month", 1, { hash: genesis }, 1],
  ["the cause beside an older month, which no hash holds", 1, { notes: [] }, null],
  ["a day", 2, { content: { edition: 2, month: "june", days: ["another"], notes: [cause] } }, 2],
  ["the cause that the seafarer saw", 2, { notes: [] }, 2],
  ["the cause that the master signed", 3, { notes: [{ ...cause, cause: "emergency" }] }, 3],
  ["what it follows", 4, { previousHash: genesis }, 4],
])("%s cannot be changed unseen", (_, at, given, wanted) => {
  expect(broken(changed(at, given))).toBe(wanted);
});

it("a signature that was taken out is missed", () => {
  expect(broken(chain.filter((_, at) => at !== 3))).toBe(3);
});
