import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Db } from "@ymp/db/client";
import { writeIn } from "../../kit/second-attempt.ts";
import type { ArchiveManifest } from "../../platform/archives/archive-format.ts";
import { writeArchive } from "../../platform/archives/write-archive.ts";
import { type ChangeScope, recordChange } from "../../platform/changes/record-change.ts";
import { sumOfFile } from "../../platform/files/sum-of-file.ts";
import type { Services } from "../../services.ts";
import { archiveRecord } from "./archive.record.ts";
import { findArchive, findRequester, updateArchive } from "./archive.repository.ts";
import { daysKept } from "./archive.schema.ts";
import { notifyRequester } from "./ready-mail.ts";

interface ArchiveTask {
  readonly vesselId: string;
  readonly archiveId: string;
}

type Requester = Awaited<ReturnType<typeof findRequester>>;
type Made = { storageKey: string; sizeBytes: number; sha256: string; manifest: ArchiveManifest };

/** A store that is away for a moment is no reason to ask again by hand. */
const mostAttempts = 3;

/**
 * Makes the archive that was asked for. A failure is left to the queue until its last attempt, which tells it on the
 * screen, where it can be asked for again; a task that comes twice finds the work done.
 */
export async function writeRequestedArchive(services: Services, task: ArchiveTask, attempt: number): Promise<void> {
  const begun = await begin(services, task);
  if (!begun) return;
  try {
    const made = await make(services, task, begun.requester);
    await finish(services, task, begun.requester, made);
  } catch (error) {
    if (attempt < mostAttempts) throw error;
    await inVessel(services, task.vesselId, (scope) =>
      move(scope, task.archiveId, { status: "failed", failure: "unexpected" }),
    );
    services.reportError(error, { part: "archive", ...task });
  }
}

const begin = (services: Services, { vesselId, archiveId }: ArchiveTask) =>
  inVessel(services, vesselId, async (scope) => {
    const archive = await findArchive(scope.tx, vesselId, archiveId);
    if (!archive || archive.status === "ready" || archive.status === "failed") return undefined;
    if (archive.status !== "running") await move(scope, archiveId, { status: "running" });
    return { requester: archive.requestedBy ? await findRequester(scope.tx, archive.requestedBy) : undefined };
  });

async function make(services: Services, { vesselId, archiveId }: ArchiveTask, requester: Requester): Promise<Made> {
  const folder = await mkdtemp(path.join(tmpdir(), "ymp-archive-"));
  const zip = path.join(folder, "archive.zip");
  const storageKey = `archives/${vesselId}/${archiveId}.zip`;
  try {
    const { database, files } = services;
    const madeBy = requester ? { name: requester.name, username: requester.username } : null;
    const manifest = await writeArchive({ database, files, vesselId, madeAt: services.now(), madeBy, path: zip });
    const { size: sizeBytes } = await stat(zip);
    await files.put(storageKey, { path: zip, sizeBytes, mediaType: "application/zip" });
    return { storageKey, sizeBytes, sha256: await sumOfFile({ accountId: null, vesselId }, zip), manifest };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const finish = (services: Services, { vesselId, archiveId }: ArchiveTask, requester: Requester, made: Made) =>
  inVessel(services, vesselId, async (scope) => {
    const { manifest, ...stored } = made;
    const expiresAt = new Date(scope.now.getTime() + daysKept * 24 * 60 * 60 * 1000);
    await move(scope, archiveId, {
      ...stored,
      status: "ready",
      readyAt: scope.now,
      expiresAt,
      counts: countsOf(manifest),
    });
    if (requester) await notifyRequester(services, scope, requester, { sizeBytes: stored.sizeBytes, expiresAt });
  });

function countsOf({ tables, entries }: ArchiveManifest): Record<string, number> {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  return {
    records: tables.reduce((sum, { rows }) => sum + rows, 0),
    jobs: rowsOf("jobs"),
    equipment: rowsOf("equipment"),
    people: rowsOf("profiles"),
    files: entries.filter(({ file }) => file?.variant === "original").length,
  };
}

/** The queue acts for nobody in particular. */
function inVessel<T>(services: Services, vesselId: string, work: (scope: ChangeScope) => Promise<T>): Promise<T> {
  const actor = { kind: "system", userId: null } as const;
  return writeIn(services.database, { vesselId, userId: null }, (tx: Db) =>
    work({ tx, vesselId, actor, now: services.now(), audit: { rows: 0 } }),
  );
}

async function move(
  scope: ChangeScope,
  archiveId: string,
  values: Omit<Parameters<typeof updateArchive>[2], "updatedAt"> & { status: "running" | "ready" | "failed" },
): Promise<void> {
  const { tx, vesselId, now } = scope;
  await updateArchive(tx, { vesselId, id: archiveId }, { ...values, updatedAt: now });
  await recordChange(scope, archiveRecord, archiveId, { verb: values.status, relatedIds: [vesselId] });
}
