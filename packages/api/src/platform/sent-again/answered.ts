import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import type { Asked, RequestContext } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Services } from "../../services.ts";
import { readAnswer, transformer } from "../transformer/transformer.ts";
import { findAnswered, insertAnswered, updateAnswer } from "./answered-writes.repository.ts";

/** A write that came under a key, and what it asks. */
export interface KeyedWrite {
  readonly key: string;
  readonly step: number;
  readonly asked: Asked;
}

/** A key is its sender's own, and of one vessel. */
interface Sender {
  readonly vesselId: string;
  readonly userId: string;
}

/** Longer answers are not kept: anyone who sends such a write again is told that it was done. */
const mostCharacters = 64_000;

/** The write that the request asks for next, where it came under a key. */
export function keyedWrite({ writeKey }: Pick<RequestContext, "writeKey">, asked: Asked): KeyedWrite | undefined {
  return writeKey && { key: writeKey.key, step: writeKey.nextStep(), asked: writeKey.asked ?? asked };
}

/**
 * In the transaction of the write itself: where that is undone, its key is free.
 * @returns the answer as it was kept
 */
export async function keepAnswer(
  tx: Db,
  { secrets }: Pick<Services, "secrets">,
  { asked, ...write }: KeyedWrite & Sender,
  { answer, at }: { answer: unknown; at: Date },
): Promise<string> {
  const written = onTheWire(answer);
  const digest = await asked.digest();
  await insertAnswered(tx, {
    ...write,
    createdAt: at,
    path: asked.path,
    digest,
    answer: sealed(secrets, write, written),
  });
  return written;
}

/** What is done after the write may tell its fate in the answer: that of a mail, for instance. */
export async function keepFate(
  { database, secrets }: Pick<Services, "database" | "secrets">,
  { asked: _, ...write }: KeyedWrite & Sender,
  kept: string,
  answer: unknown,
): Promise<void> {
  const { vesselId, userId } = write;
  const written = onTheWire(answer);
  if (written === kept) return;
  await writeIn(database, { vesselId, userId }, (tx) => updateAnswer(tx, write, sealed(secrets, write, written)));
}

/**
 * Does a write, whose answer is kept as its last statement, unless it was done before. One that was done refuses the second
 * time, by a rule or by its key, and is undone as a whole; so the answer is looked for only then.
 * @throws AppError conflict where the key was used for another write, or the answer was not kept
 */
export async function unlessAnswered<Result, Answer>(
  services: Pick<Services, "database" | "secrets">,
  write: KeyedWrite & Sender,
  perform: () => Promise<Result>,
  again: (answer: Answer) => Result,
): Promise<Result> {
  try {
    return await perform();
  } catch (error) {
    const kept = await answeredBefore<Answer>(services, write);
    if (!kept) throw error;
    return again(kept.answer);
  }
}

async function answeredBefore<Answer>(
  { database, secrets }: Pick<Services, "database" | "secrets">,
  { asked, ...write }: KeyedWrite & Sender,
): Promise<{ answer: Answer } | undefined> {
  const { vesselId, userId } = write;
  const kept = await inScope(database, { vesselId, userId, access: "read" }, (tx) => findAnswered(tx, write));
  if (!kept) return undefined;
  if (kept.path !== asked.path || kept.digest !== (await asked.digest()))
    throw new AppError("conflict", "rest:keyOfOther");
  if (kept.answer === null) throw new AppError("conflict", "rest:answerNotKept");
  return { answer: readAnswer<Answer>(JSON.parse(secrets.open(kept.answer, aboutOf(write)))) };
}

const onTheWire = (answer: unknown) => JSON.stringify(transformer.serialize(answer));

const sealed = (secrets: Services["secrets"], write: Sender & Pick<KeyedWrite, "key" | "step">, written: string) =>
  written.length > mostCharacters ? null : secrets.seal(written, aboutOf(write));

const aboutOf = ({ vesselId, userId, key, step }: Sender & Pick<KeyedWrite, "key" | "step">) =>
  `answered write ${vesselId} ${userId} ${step} ${key}`;
