import { AppError } from "@ymp/core/errors";
import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { inBatches, wholeUpTo } from "../../kit/bounded.ts";
import { mostOfOne } from "../../kit/expect-room.ts";
import { expectRow } from "../../kit/rows.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { fileInZip, type ZipContents, zipOfParts } from "../../platform/archives/zip-of-parts.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { safeFileName } from "../../platform/exports/file-name.ts";
import { serviceTakenAlong } from "../sea-service/taken-along.service.ts";
import { findOwner, ownEngagements, ownPapers, ownRestDays, ownRestSignatures } from "./passport.repository.ts";
import type { ExportPassportInput } from "./passport.schema.ts";
import { partsOf } from "./passport-parts.ts";

const mostPapers = 2000;
const mostSignatures = 5000;
const daysAtOnce = 1000;

/** What somebody takes along from this vessel: their own papers with scans, hours of rest and sea service. Nobody makes it for another. */
export async function exportPassport(scope: VesselScope, { locale }: ExportPassportInput): Promise<FileAnswer> {
  const { profileId } = scope;
  if (profileId === null || scope.access.isImpersonal) throw new AppError("forbidden", "passport:ownOnly");
  const word = (key: string) => scope.services.translate(locale, key);
  const contents = await contentsOf(scope, profileId, locale);
  const file: FileAnswer = {
    fileName: safeFileName([contents.name, word("passport:title"), shipsDay(scope)], "zip"),
    mediaType: "application/zip",
    base64: "",
  };
  scope.afterCommit.push(async ({ files }) => {
    file.base64 = Buffer.from(await zipOfParts(files, contents)).toString("base64");
  });
  return file;
}

async function contentsOf(
  scope: VesselScope,
  profileId: string,
  locale: ExportPassportInput["locale"],
): Promise<ZipContents & { name: string }> {
  const { tx, vesselId, vessel, now } = scope;
  const owner = expectRow(await findOwner(tx, vesselId, profileId));
  const [papers, engagements, signatures, service] = await Promise.all([
    wholeUpTo(ownPapers(tx, vesselId, profileId), mostPapers, "refusals:noRoom"),
    wholeUpTo(ownEngagements(tx, vesselId, profileId), mostOfOne.engagements, "refusals:noRoom"),
    wholeUpTo(ownRestSignatures(tx, vesselId, profileId), mostSignatures, "refusals:noRoom"),
    serviceTakenAlong(scope, profileId),
  ]);
  const days = await allRestDays(scope, profileId);
  const { name: ship, imo, officialNumber, flag, timeZone } = vessel;
  const told = papers.map(({ sum, bytes, storageKey: _, fileName, ...paper }) => ({
    ...paper,
    file: fileName !== null && sum !== null ? `files/${sum}-${fileInZip(fileName)}` : null,
    ...{ bytes, sum },
  }));
  const files = papers.flatMap(({ fileName, sum, bytes, storageKey }) =>
    fileName !== null && sum !== null && bytes !== null ? [{ name: fileInZip(fileName), sum, bytes, storageKey }] : [],
  );
  return {
    name: fullName(owner),
    parts: partsOf(
      {
        ...{ locale, owner, ship: { name: ship, imo, officialNumber, flag, timeZone }, madeAt: now },
        ...{ papers: told, engagements, service, days, signatures },
      },
      (key) => scope.services.translate(locale, key),
    ),
    files: [...new Map(files.map((file) => [`${file.sum} ${file.name}`, file])).values()],
  };
}

async function allRestDays({ tx, vesselId }: VesselScope, profileId: string) {
  type Day = Awaited<ReturnType<typeof ownRestDays>>[number];
  const days: Day[] = [];
  const read = (most: number, last?: Day) => ownRestDays(tx, vesselId, profileId, last?.onDay, most);
  for await (const rows of inBatches<Day>(daysAtOnce, read)) days.push(...rows);
  return days;
}

export type OwnRestDay = Awaited<ReturnType<typeof allRestDays>>[number];
