import { drawings } from "../definitions/drawings/drawings.ts";
import { type Book, equipmentId, known, person, stamp } from "./book.ts";

export interface StoredFile {
  storageKey: string;
  sha256: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** Of what was stored, which need not be what was given. */
  mediaType: string;
}

/** Keeps the bytes; may turn the drawing into a picture of another kind. */
export type StoreFile = (bytes: Uint8Array, name: string, mediaType: string) => Promise<StoredFile>;

export interface Photo {
  key: string;
  svg: string;
}

/** The demo's pictures as SVG documents, by the key under which definitions name them. */
export function seedPhotos(): Photo[] {
  return Object.entries(drawings).map(([key, svg]) => ({ key, svg }));
}

export async function storePhotos(storeFile: StoreFile): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const { key, svg } of seedPhotos()) {
    stored.set(key, await storeFile(new TextEncoder().encode(svg), `${key}.svg`, "image/svg+xml"));
  }
  return stored;
}

const extensions: Record<string, string> = {
  "image/png": "png",
  "image/webp": "webp",
  "image/jpeg": "jpg",
  "image/svg+xml": "svg",
};

export function addFile(book: Book, key: string, stored: StoredFile, madeAt: Date): string {
  const { mediaType, sizeBytes, sha256, storageKey, widthPx, heightPx } = stored;
  const row = {
    ...stamp(book, madeAt, person(book, book.definition.keeper)),
    name: `${key}.${extensions[mediaType] ?? "bin"}`,
    mediaType,
    sizeBytes,
    sha256,
    storageKey,
    widthPx,
    heightPx,
    takenAt: madeAt,
  };
  book.rows.files.push(row);
  return row.id;
}

/** Pictures of machines by the machine's name, and of jobs by the open job's title. */
export function addPhotos(book: Book, stored: ReadonlyMap<string, StoredFile>): void {
  for (const { machine, photo } of book.definition.equipmentPhotos) {
    const machineId = equipmentId(book, machine);
    const fileId = addFile(book, photo, known(stored.get(photo), "photo", photo), book.begunAt);
    book.rows.equipmentFiles.push({
      ...stamp(book, book.begunAt),
      equipmentId: machineId,
      fileId,
      kind: "photo",
      title: machine,
    });
    const row = book.rows.equipment.find(({ id }) => id === machineId);
    if (row) row.photoFileId = fileId;
  }
  for (const story of [...book.definition.stories, ...book.definition.singleJobs]) {
    if (story.photos) addJobPhotos(book, stored, story.title, story.photos);
  }
}

function addJobPhotos(book: Book, stored: ReadonlyMap<string, StoredFile>, title: string, photos: string[]): void {
  const job = known(
    book.rows.jobs.findLast((row) => row.title === title && !row.doneAt),
    "open job",
    title,
  );
  const takenAt = new Date(
    Math.min((job.updatedAt ?? book.calendar.now).getTime() + 9 * 60_000, book.calendar.now.getTime()),
  );
  const jobId = known(job.id, "id of job", title);
  for (const photo of photos) {
    const fileId = addFile(book, photo, known(stored.get(photo), "photo", photo), takenAt);
    book.rows.jobFiles.push({ ...stamp(book, takenAt), jobId, fileId, kind: "photo" });
  }
  const by = person(book, book.definition.keeper);
  book.rows.changes.push({
    ...stamp(book, takenAt, by),
    userId: by.userId,
    recordKind: "job",
    recordId: jobId,
    verb: "photo_added",
    facts: { count: photos.length },
    relatedIds: job.equipmentId ? [job.equipmentId] : [],
  });
}
