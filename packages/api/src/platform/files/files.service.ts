import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import type { GivenOut } from "../disclosures/given-out.ts";
import { type FileRow, findFile, lockFile } from "./files.repository.ts";
import { type HeldBy, type Holder, holdersOf } from "./holders.repository.ts";
import { decisive, mayReadBy } from "./may-read-file.ts";

/** The file, with everything it hangs on or once hung on. */
export interface HeldFile extends FileRow {
  readonly holders: readonly HeldBy[];
}

/**
 * A file the caller may read: by what it hangs on or once hung on, or as its sender while it never hung anywhere. Anything
 * else is as absent as a file that never was.
 */
export async function getReadableFile(scope: VesselScope, fileId: string): Promise<HeldFile> {
  const { tx, vesselId } = scope;
  const [file, holders] = await Promise.all([findFile(tx, vesselId, fileId), holdersOf(tx, vesselId, fileId)]);
  if (!file || !(await mayRead(scope, file, holders))) throw new AppError("not_found", "files:noSuchFile");
  return { ...file, holders };
}

async function mayRead(scope: VesselScope, file: FileRow, holders: readonly HeldBy[]): Promise<boolean> {
  if (holders.length === 0) return isOwn(scope, file);
  for (const holder of decisive(holders)) if (await mayReadBy(scope, holder, isOwn(scope, file))) return true;
  return false;
}

const isOwn = ({ actor }: VesselScope, { createdBy }: FileRow) => createdBy !== null && createdBy === actor.userId;

/**
 * A file that the caller may hang on the record: one of their own that never hung anywhere, or what was the record's
 * already, to be put back by who may read it. Nobody opens what they may not read by adding it to a record of theirs.
 */
export async function expectFileFor(scope: VesselScope, fileId: string, record: Holder): Promise<FileRow> {
  const file = await lockFile(scope.tx, scope.vesselId, fileId);
  const holders = file ? await holdersOf(scope.tx, scope.vesselId, fileId) : [];
  const isOfRecord = holders.some(({ kind, id }) => kind === record.kind && id === record.id);
  const isTheirs = file && (isOfRecord ? await mayPutBack(scope, file, holders, record) : isOwn(scope, file));
  if (!file || !isTheirs) throw new AppError("not_found", "files:noSuchFile");
  if (holders.length > 0 && !isOfRecord) throw new AppError("conflict", "files:ofAnother");
  return file;
}

/** A former portrait is its owner's to read, and anyone who keeps the profile puts it back for everybody to see. */
const mayPutBack = async (scope: VesselScope, file: FileRow, holders: readonly HeldBy[], { kind }: Holder) =>
  kind === "portrait" || (await mayRead(scope, file, holders));

/** Whose scans and signature the bytes are. A portrait is shown to everybody on board. */
function givenOfFile({ holders }: HeldFile): GivenOut[] {
  const signatures = holders.filter(({ kind }) => kind === "signature");
  return [
    { kind: "scan", profileIds: holders.flatMap(({ paper }) => paper?.profileId ?? []) },
    { kind: "signature", profileIds: signatures.map(({ id }) => id) },
  ];
}

/** For handing out the bytes: who opens a person's paper or signature is recorded. */
export async function openFile(scope: VesselScope, fileId: string): Promise<HeldFile> {
  const file = await getReadableFile(scope, fileId);
  scope.givenOut.push(...givenOfFile(file));
  return file;
}

export async function describeFile(scope: VesselScope, fileId: string) {
  const { id, name, mediaType, sizeBytes, widthPx, heightPx, takenAt, createdAt, createdBy } = await getReadableFile(
    scope,
    fileId,
  );
  return { id, name, mediaType, sizeBytes, widthPx, heightPx, takenAt, createdAt, createdBy };
}
