import { seesTalkOf } from "@ymp/core/guests/guest-access";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { whoLeft } from "../../platform/accounts/departures.ts";
import { notifyAll } from "../../platform/notifications/notify.ts";
import { assigneesOf, type Reader, readersOf, whoMaySee } from "../../platform/notifications/readers.ts";
import type { OpenedRecord } from "../../platform/readable-records.ts";
import { commentersOf, peopleById } from "./comments.repository.ts";

interface Said {
  id: string;
  body: string;
  title: string;
  mentionedProfileIds: readonly string[];
}

const excerptLength = 140;

/** Notifies those who were called by name, and those who have to do with the record. Answers with who could not be told. */
export async function notifyOfComment(scope: VesselScope, record: OpenedRecord, said: Said): Promise<string[]> {
  const { tx, vesselId } = scope;
  const [readers, involved, left] = await Promise.all([
    readersOf(scope),
    involvedIn(scope, record),
    whoLeft(tx, vesselId, shipsDay(scope)),
  ]);
  const [known, seeing] = await Promise.all([
    peopleById(tx, vesselId, said.mentionedProfileIds),
    whoMayHear(scope, record, readers),
  ]);
  const called = known.filter(({ userId }) => mayCall(scope, involved, userId));
  const isTold = ({ id, userId }: { id: string; userId: string | null }) =>
    !left.has(id) && seeing.some((reader) => reader.userId === userId);
  const mentioned = called.filter(isTold).flatMap(({ userId }) => userId ?? []);
  const mayHear = (userId: string) => seeing.some((reader) => reader.userId === userId);
  const facts = { title: said.title, text: excerptOf(said.body) };
  await notifyAll(scope, [
    { event: "mentioned", to: mentioned, record, facts, dedupeKey: `mentioned:${said.id}` },
    {
      event: "commented",
      to: involved.filter((userId) => !mentioned.includes(userId) && mayHear(userId)),
      record,
      facts,
      dedupeKey: `commented:${said.id}`,
    },
  ]);
  return called.filter((person) => !isTold(person)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

/** Those who may see the record and what is said of it. */
async function whoMayHear(scope: VesselScope, record: OpenedRecord, readers: readonly Reader[]): Promise<Reader[]> {
  const seeing = await whoMaySee(scope, record, readers);
  return seeing.filter(({ access }) => seesTalkOf(access, record.kind));
}

/** The people whom the writer may call by name in what is said about the record. */
export async function callableFor(scope: VesselScope, record: OpenedRecord): Promise<string[]> {
  const [readers, involved] = await Promise.all([readersOf(scope), involvedIn(scope, record)]);
  const seeing = await whoMayHear(scope, record, readers);
  return seeing.flatMap(({ userId, profileId }) =>
    profileId !== null && mayCall(scope, involved, userId) ? profileId : [],
  );
}

/** Somebody from outside knows of nobody else on board. */
const mayCall = ({ access }: VesselScope, involved: readonly string[], userId: string | null): boolean =>
  !access.seesOnlyShared || (userId !== null && involved.includes(userId));

/** The people on a job, and the person who has already said something. */
async function involvedIn(scope: VesselScope, { kind, id }: OpenedRecord): Promise<string[]> {
  const [assignees, commenters] = await Promise.all([
    kind === "job" ? assigneesOf(scope, id) : [],
    commentersOf(scope.tx, scope.vesselId, kind, id),
  ]);
  return [...new Set([...assignees, ...commenters])];
}

function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, " ").trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1)}…` : line;
}
