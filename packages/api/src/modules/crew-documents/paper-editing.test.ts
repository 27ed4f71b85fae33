import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { type PaperField, type PaperState, paperPolicy } from "@ymp/core/people/paper-fields";
import { files } from "@ymp/db/schema/files";
import { crewDocuments } from "@ymp/db/schema/people";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { oneRow } from "@ymp/testing/one-row";
import { walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveDocumentInput } from "./crew-documents.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const holder = () => world.person("engineer");
const onVessel = () => ({ vesselId: world.vessels.A.id, createdBy: holder().userId });

/** A certificate of the second engineer with its scan. */
async function paperIn(state: PaperState): Promise<string> {
  const [id, fileId] = [newId(), newId()];
  const file = { name: "scan.pdf", mediaType: "application/pdf", sizeBytes: 10, sha256: "0", storageKey: fileId };
  const common = { ...onVessel(), profileId: holder().profileId, type: "survival_techniques", number: "X 1" };
  const stamps = {
    verifiedAt: state === "handed in" ? null : world.now(),
    deletedAt: state === "removed" ? world.now() : null,
  };
  await world.inVessel("A", async (tx) => {
    await tx.insert(files).values({ id: fileId, ...onVessel(), ...file });
    await tx.insert(crewDocuments).values({ id, ...common, ...stamps, fileId });
    if (state === "renewed") await tx.insert(crewDocuments).values({ ...common, replacesId: id });
  });
  return id;
}

const rowOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(crewDocuments).where(eq(crewDocuments.id, id))));

const dates = [parseCalendarDate("2026-01-01"), parseCalendarDate("2026-02-02")];
const values: Partial<Record<PaperField, unknown>> = {
  type: "fire_fighting",
  issuingCountry: "NLD",
  issuedOn: dates[0],
  expiresOn: dates[1],
  hasNoExpiry: true,
};

async function change(caller: Caller, id: string, field: PaperField, turn: number): Promise<unknown> {
  const { crewDocuments: papers } = caller;
  const row = await rowOf(id);
  switch (field) {
    case "fileId":
      return papers.setFile({ id, fileId: null });
    case "verifiedAt":
      return papers.verify({ id, version: row.version, isVerified: row.verifiedAt === null });
    case "deletedAt":
      return row.deletedAt ? papers.restore({ id }) : papers.remove({ id });
    case "replacesId": {
      const other = await paperIn("handed in");
      return papers.save(saveDocumentInput.parse({ ...row, replacesId: other }));
    }
    default:
      return papers.save(saveDocumentInput.parse({ ...row, [field]: values[field] ?? `other ${turn}` }));
  }
}

it("each field of a paper is changed by its holder and the administration, and what was compared by the latter", async () => {
  const isKnownTo = (who: string) => who === "engineer" || who === "captain";
  const trial = { policy: paperPolicy, isUsedUp: true, module: null, make: paperIn, change, isKnownTo };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("another scan is not the one that was compared with the original", async () => {
  const id = await paperIn("verified");
  await world.as("engineer").crewDocuments.setFile({ id, fileId: null });
  expect((await rowOf(id)).verifiedAt).toBeNull();
});

it("a paper that was compared tells its holder that it cannot be removed", async () => {
  const id = await paperIn("verified");
  const { papers } = await world.as("engineer").crewDocuments.list({ profileId: holder().profileId });
  expect(papers.find((paper) => paper.id === id)?.may).toEqual({ edit: true, remove: false, verify: false });
  const refused = await refusalOf(world.as("engineer").crewDocuments.remove({ id }));
  expect(refused).toMatchObject({ code: "conflict", messageKey: "papers:refusal.verified" });
});
