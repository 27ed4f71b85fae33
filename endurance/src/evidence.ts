import { readdirSync } from "node:fs";
import path from "node:path";
import { sha256Of } from "@ymp/api/platform/files/stored-parts";
import type postgres from "postgres";
import type { CrewWrite } from "./crew-work.ts";

type Sql = postgres.Sql;

/** What of a job is there; each figure should be the same for every job of its kind. */
export interface JobTrace {
  id: string;
  status: string | null;
  tasks: number;
  createdChanges: number;
  completedChanges: number;
  completions: number;
  takenOut: number;
  notices: number;
}

export async function tracesOfJobs(sql: Sql, ids: readonly string[]): Promise<JobTrace[]> {
  return await sql<JobTrace[]>`
    select j.id, j.status,
      (select count(*)::int from job_tasks t where t.job_id = j.id) as tasks,
      (select count(*)::int from changes c where c.record_id = j.id and c.verb = 'created') as "createdChanges",
      (select count(*)::int from changes c where c.record_id = j.id and c.verb = 'completed') as "completedChanges",
      (select count(*)::int from work_history h where h.job_id = j.id) as completions,
      (select coalesce(-sum(m.quantity), 0)::int from stock_moves m where m.job_id = j.id) as "takenOut",
      (select count(*)::int from notifications n where n.record_id = j.id) as notices
    from jobs j where j.id = any(${[...ids]}) order by j.id`;
}

/** Jobs of the trial that nobody was meant to create: doubled by a retry. */
export async function strayJobs(sql: Sql, writes: readonly CrewWrite[]): Promise<object[]> {
  return await sql<
    { id: string }[]
  >`select id from jobs where title like 'Trial job %' and not id = any(${writes.map(({ id }) => id)})`;
}

/** A change row whose job is missing. */
export async function strayChanges(sql: Sql, ids: readonly string[]): Promise<object[]> {
  return await sql<{ id: string }[]>`
    select c.id from changes c left join jobs j on j.id = c.record_id
    where c.record_id = any(${[...ids]}) and c.record_kind = 'job' and j.id is null`;
}

export async function takenFrom(sql: Sql, itemIds: readonly string[], openingQuantity: number): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select sum(quantity)::float8 as left from stock_moves where item_id = any(${[...itemIds]})`;
  return itemIds.length * openingQuantity - (row?.left ?? 0);
}

interface FileTrace {
  id: string;
  storageKey: string;
  sha256: string;
  changes: number;
}

/** The files whose row or bytes are missing, or whose bytes are others; each with what is wrong. */
export async function brokenFiles(sql: Sql, filesFolder: string, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<FileTrace[]>`
    select f.id, f.storage_key as "storageKey", f.sha256,
      (select count(*)::int from changes c where c.record_id = f.id and c.verb = 'create') as changes
    from files f where f.id = any(${[...ids]})`;
  const known = new Map(rows.map((row) => [row.id, row]));
  const found = await Promise.all(ids.map((id) => faultOf(known.get(id), filesFolder)));
  return ids.flatMap((id, index) => (found[index] ? [`${id} ${found[index]}`] : []));
}

async function faultOf(file: FileTrace | undefined, filesFolder: string): Promise<string | null> {
  if (!file) return "has no row";
  if (file.changes !== 1) return `has ${file.changes} rows in its history`;
  const sha256 = await sha256Of(path.join(filesFolder, file.storageKey, "original")).catch(() => null);
  if (sha256 === null) return "has no bytes";
  return sha256 === file.sha256 ? null : "has other bytes";
}

/** Bytes of the vessel that no row knows. */
export async function strayBytes(sql: Sql, filesFolder: string, vesselId: string): Promise<string[]> {
  const folders = readdirSync(path.join(filesFolder, vesselId)).map((name) => `${vesselId}/${name}`);
  const stored = folders.filter((folder) => readdirSync(path.join(filesFolder, folder)).length > 0);
  const known = await sql<{ key: string }[]>`select storage_key as key from files where storage_key = any(${stored})`;
  const kept = new Set(known.map(({ key }) => key));
  return stored.filter((key) => !kept.has(key));
}

/** Notices whose mail was never written. */
export async function unmailedNotices(sql: Sql, jobIds: readonly string[]): Promise<number> {
  const [row] = await sql<{ waiting: number }[]>`
    select count(*)::int as waiting from notifications
    where record_id = any(${[...jobIds]}) and mail = 'now' and mailed_at is null`;
  return row?.waiting ?? 0;
}
