import { isWindowOver } from "@ymp/core/clock-window";
import type { Database } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import { z } from "zod";

const lifeMs = 30_000;
export const presenceChannel = "ymp_presence";

const presentPersonSchema = z.object({ userId: z.string(), name: z.string(), backgroundColor: z.string() });
/** Somebody who has the record open. */
export type PresentPerson = z.infer<typeof presentPersonSchema>;

const noticeSchema = z.object({ place: z.string(), person: presentPersonSchema, isHere: z.boolean() });

export interface Place {
  readonly vesselId: string;
  readonly recordKind: string;
  readonly recordId: string;
}

const keyOf = ({ vesselId, recordKind, recordId }: Place) => `${vesselId}/${recordKind}/${recordId}`;

/**
 * Who looks at which record right now. Kept in memory for 30 seconds after the last sign of life and told to the other
 * processes by NOTIFY; nothing of it is stored.
 */
export class Presence {
  readonly #places = new Map<string, Map<string, { person: PresentPerson; until: Date }>>();

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  async enter(place: Place, person: PresentPerson): Promise<PresentPerson[]> {
    const others = this.#othersAt(keyOf(place), person.userId);
    await this.#tell({ place: keyOf(place), person, isHere: true });
    return others;
  }

  async leave(place: Place, person: PresentPerson): Promise<void> {
    await this.#tell({ place: keyOf(place), person, isHere: false });
  }

  /** What another process, or this one, has told. */
  receive(payload: string): void {
    const notice = readNotice(payload);
    if (!notice) return;
    this.#apply(notice);
  }

  #othersAt(key: string, userId: string): PresentPerson[] {
    const now = this.now();
    const here = [...(this.#places.get(key)?.values() ?? [])];
    return here
      .filter(({ person, until }) => !isWindowOver(until, lifeMs, now) && person.userId !== userId)
      .map(({ person }) => person)
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  async #tell(notice: z.infer<typeof noticeSchema>): Promise<void> {
    this.#apply(notice);
    await this.database.db.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify(notice)})`);
  }

  #apply({ place, person, isHere }: z.infer<typeof noticeSchema>): void {
    this.#forgetTheGone();
    const here = this.#places.get(place) ?? new Map();
    if (isHere) here.set(person.userId, { person, until: new Date(this.now().getTime() + lifeMs) });
    else here.delete(person.userId);
    if (here.size === 0) this.#places.delete(place);
    else this.#places.set(place, here);
  }

  #forgetTheGone(): void {
    const now = this.now();
    for (const [place, here] of this.#places) {
      for (const [userId, { until }] of here) if (isWindowOver(until, lifeMs, now)) here.delete(userId);
      if (here.size === 0) this.#places.delete(place);
    }
  }
}

function readNotice(payload: string): z.infer<typeof noticeSchema> | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    // Anyone with a database login can notify; what is not JSON is not from us.
    return undefined;
  }
}
