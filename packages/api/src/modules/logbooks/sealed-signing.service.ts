import { chainInstant } from "@ymp/core/books/book-chain";
import type { EntryPayload } from "@ymp/core/books/book-events";
import type { SealedSigning } from "@ymp/core/books/sealed-signing";
import { shownEntry } from "@ymp/core/books/shown-entry";
import { canonicalJson } from "@ymp/core/definitions/chain";
import { AppError } from "@ymp/core/errors";
import { mostEntryFiles } from "@ymp/core/lists";
import { z } from "zod";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { masterPin, pinSigning } from "../people/pin-signing.schema.ts";
import { signByPin } from "../people/pin-signing.service.ts";
import { sha256 } from "./chain.rules.ts";
import { findEntry, marksOf } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { filesPutTo } from "./files-of-events.rules.ts";
import { findLogbook } from "./logbooks.repository.ts";
import type { SignSealedInput } from "./logbooks.schema.ts";
import { signerOfEntries, underEntries } from "./signing.service.ts";

const sealedContent = z.object({
  ...{ vesselId: z.string(), userId: z.string(), logbookId: z.string(), entryId: z.string(), capacity: z.string() },
  files: z.array(z.string()).max(mostEntryFiles).optional(),
  ...{ shown: z.string(), givenAt: z.iso.datetime(), pin: masterPin, drawing: pinSigning.drawing },
}) satisfies z.ZodType<SealedSigning>;

/**
 * A signature that was given on a device without a link: opened here and judged as any other, by the rights, the pin and the tries of the
 * moment in which it arrives. It stands under what was shown there, or nowhere.
 * @throws AppError invalid with the field `sealed` where it is none of this installation, of somebody else or of something else
 */
export async function signSealed(gate: AtTheGate, input: SignSealedInput): Promise<{ signed: number }> {
  const { id, entryId, capacity } = input;
  // A book of another vessel is absent, whatever was sealed for it.
  await gate.enter("read", async ({ tx, vesselId }) => expectRow(await findLogbook(tx, vesselId, id)));
  const given = openedFor(gate, input);
  return signByPin(gate, given, {
    drawsIfNone: true,
    judge: signerOfEntries({ id, capacity, entries: [{ id: entryId }] }),
    work: async (scope, signer) => {
      const hash = await hashOfShown(scope, input, given.shown);
      const entries = [{ id: entryId, hash, files: await filesShown(scope, input, given.files) }];
      return underEntries(scope, signer, { id, capacity, entries }, besideIt(scope, given));
    },
  });
}

function openedFor({ services, principal, vesselId }: AtTheGate, input: SignSealedInput): SealedSigning {
  const given = readSealed(services.secrets.ofDevices.open, input.sealed);
  const isIts =
    given?.vesselId === vesselId &&
    given.userId === principal.account.id &&
    given.logbookId === input.id &&
    given.entryId === input.entryId &&
    given.capacity === input.capacity;
  if (!given || !isIts) {
    const messageKey = "logbook-refusals:sealUnreadable";
    throw new AppError("invalid", messageKey, {}, { sealed: messageKey });
  }
  return given;
}

function readSealed(open: (sealed: string) => string, sealed: string): SealedSigning | undefined {
  try {
    return sealedContent.safeParse(JSON.parse(open(sealed))).data;
  } catch {
    return undefined;
  }
}

/** @throws AppError stale where the entry says something else than was shown */
async function hashOfShown({ tx, vesselId }: VesselScope, { id, entryId }: SignSealedInput, shown: string) {
  const book = expectRow(await findLogbook(tx, vesselId, id));
  const entry = expectRow(await findEntry(tx, vesselId, entryId));
  const { occurredAt, hash, entryNo } = entry;
  const stands = occurredAt && shownEntry(book, occurredAt, payloadOf<EntryPayload>(entry));
  if (!stands || sha256(canonicalJson(stands)) !== shown)
    throw new AppError("stale", "logbook-refusals:shownOther", { no: entryNo ?? 0 });
  return hash;
}

/**
 * The events by which the files that were shown there were put to the entry since.
 * @throws AppError stale where one of them is not there: it was taken off the device, or could not be stored
 */
async function filesShown({ tx, vesselId }: VesselScope, { entryId }: SignSealedInput, shown: readonly string[] = []) {
  if (shown.length === 0) return [];
  const put = filesPutTo(await marksOf(tx, vesselId, [entryId]), entryId);
  return shown.map((id) => {
    const file = put.find(({ fileId }) => fileId === id);
    if (!file) throw new AppError("stale", "logbook-refusals:shownAnother");
    return file.hash;
  });
}

/** A device's clock that runs ahead says no more than the server's. */
function besideIt({ now }: VesselScope, { shown, givenAt }: SealedSigning) {
  const at = new Date(givenAt);
  return { shown, givenAt: chainInstant(at < now ? at : now) };
}
