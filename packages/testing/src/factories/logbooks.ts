import type { BookKind } from "@ymp/core/books/kinds";
import { newId } from "@ymp/core/ids";
import { profiles } from "@ymp/db/schema/people";
import type { VesselKey } from "../people.ts";
import { testPasswords } from "../test-services.ts";
import type { Who, World } from "../world.ts";

/** Everybody's master pin. */
export const worldPin = "7294";
export const worldDrawing = "0,0 12,30 40,8 60,44 90,20 120,36";

let pinHash: Promise<string> | undefined;

/** Gives everybody of the vessel a pin and a drawn signature. */
export async function givePins(world: World, vessel: VesselKey = "A"): Promise<void> {
  pinHash ??= testPasswords.hash(worldPin);
  const masterPinHash = await pinHash;
  await world.inVessel(vessel, (tx) => tx.update(profiles).set({ masterPinHash, signatureDrawing: worldDrawing }));
}

interface Opening {
  readonly kind?: BookKind;
  readonly number?: string;
  readonly linesPerPage?: number;
  readonly separatorRate?: string;
  readonly incineratorCapacity?: string;
  readonly who?: Who;
}

let opened = 0;

/** A volume that the captain has opened; pins must have been given. */
export async function openBook(world: World, { kind = "oil1", who = "captain", ...more }: Opening = {}) {
  const id = newId();
  const number = more.number ?? `${kind.toUpperCase()}-${++opened}`;
  await world.as(who).logbooks.open({ id, kind, number, place: "Palma", pin: worldPin, linesPerPage: 25, ...more });
  return { id, number };
}

interface Entered {
  readonly logbookId: string;
  readonly code?: string;
  readonly values?: object;
  readonly occurredAt?: Date;
  readonly shipOffsetMin?: number;
  readonly who?: Who;
  /** Who takes it into the book; its author unless told otherwise. */
  readonly submittedBy?: Who;
  readonly correctsId?: string;
  readonly lateReason?: string;
}

/** An entry that was saved: a remark, unless told otherwise. */
export async function makeEntry(world: World, { who = "chief", submittedBy = who, code = "I", ...more }: Entered) {
  const { values = { remarks: "Nothing to report." }, occurredAt = world.now(), ...rest } = more;
  const [id, entryId] = [newId(), newId()];
  const draft = { id, code, occurredAt, ...rest, values: Object.fromEntries(Object.entries(values)) };
  const { version } = await world.as(who).logbooks.saveDraft(draft);
  return world.as(submittedBy).logbooks.submit({ id, version, entryId });
}
