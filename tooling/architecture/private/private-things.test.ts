import { allCalls } from "@ymp/server/rest/all-calls";
import { expectations, makeTarget, type Sender, type Target } from "@ymp/server/rest/test-requests";
import { createTestApp, type TestApp } from "@ymp/server/test-app";
import type { Who } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProcedures, property } from "../fleet/all-procedures.ts";
import { type KnownIds, readKnownIds } from "../fleet/known-ids.ts";
import { paperSecret, plantCrewPapers } from "./crew-papers.ts";
import { sensibleInputs } from "./everybody-else.ts";
import { plantItemMadePrivate } from "./made-private.ts";
import { plantPrivateItem, secret } from "./planting.ts";
import { contactSecret, originSecret, plantProfile } from "./profile.ts";
import { readableAnswer } from "./readable-answer.ts";

const queries = allProcedures.filter(({ type }) => type === "query");
const reads = allCalls.filter(({ method }) => method === "get").map(({ path }) => `GET ${path}`);
/** Crew, the head of another department, people from outside who share the work, and the captain of another vessel. */
const others = ["deckhand", "chief", "contractor", "rival"] as const;

/** Where the captain reads of it: what the sweep below must reach to mean anything. */
const tellsTheCaptain = [
  ...["attention.get", "attention.waiting", "comments.list", "connected.panel", "counts.export", "counts.lines"],
  ...["equipment.exportHistory", "equipment.history", "equipment.parts", "files.get", "inventory.categories"],
  ...["inventory.export", "inventory.exportValuation", "inventory.get", "inventory.history", "inventory.list"],
  ...["inventory.lots", "inventory.moves", "inventory.pick", "inventory.valuation", "jobs.get", "jobs.history"],
  ...["notifications.list", "orders.get", "orders.lineFor", "orders.pdf", "orders.propose", "plans.get"],
  ...["recordFiles.list", "savedViews.list", "search.find", "spareParts.browse", "spareParts.export"],
  ...["spareParts.get", "spareParts.list", "suppliers.parts", "worklists.pdf"],
];

/** The same of the papers of somebody of the crew. */
const tellsOfPapers = [
  ...["GET /api/docs/profiledocs/{userID}", "attention.get", "crewDocuments.expiring", "crewDocuments.forUser"],
  ...["crewDocuments.list", "files.get", "notifications.list", "seaService.propose"],
];

/** The same of where somebody lives, was born, and whom to call for them. */
const tellsOfPeople = [
  ...["GET /api/profile/all_profiles", "GET /api/profile/boat/accounting/{id}", "GET /api/profile/boat/login/{id}"],
  ...["GET /api/profile/boat/{id}", "GET /api/profile/managementboat/{id}", "GET /api/profile/onboard/{id}"],
  ...["GET /api/profile/profiledetails/{id}", "GET /api/profile/profiledetailsbyuserid/{id}"],
  ...["GET /api/profile/ympprofiles", "people.across", "people.get", "people.getByUser", "people.history"],
  ...["people.list", "users.crew", "users.exportCrew"],
];

/** What is asked about a few of a kind is asked about these. */
const startingWith = (ids: readonly string[], known: KnownIds): KnownIds =>
  new Map([...known].map(([table, all]) => [table, [...new Set([...ids.filter((id) => all.includes(id)), ...all])]]));

describe("what is private", () => {
  let app: TestApp;
  let known: KnownIds;
  let target: Target;
  let ids: readonly string[];
  /** Readable by nobody. */
  let hashes: readonly string[];
  const toldByTo = new Set<string>();
  const toldOfPapersBy = new Set<string>();
  const toldOfPeopleBy = new Set<string>();

  beforeAll(async () => {
    app = await createTestApp();
    const madePrivate = await plantItemMadePrivate(app.world);
    ids = [...madePrivate, ...(await plantPrivateItem(app.world)), ...(await plantCrewPapers(app.world))];
    hashes = await plantProfile(app.world);
    const { profileId, userId } = app.world.crew.A.engineer;
    known = startingWith([profileId, userId], await readKnownIds(app.world.database, app.world.vessels.A.id));
    target = { ...(await makeTarget(app)), crew: app.world.crew.A.engineer };
  });
  afterAll(() => app.close());

  it.each(queries)(
    "is told by $path to nobody else",
    async (procedure) => {
      const faults: string[] = [];
      for (const input of sensibleInputs(procedure, known)) {
        const answer = await answerTo("captain", procedure.path, input);
        if (answer.includes(secret)) toldByTo.add(procedure.path);
        if (answer.includes(paperSecret)) toldOfPapersBy.add(procedure.path);
        if (answer.includes(contactSecret) || answer.includes(originSecret)) toldOfPeopleBy.add(procedure.path);
        faults.push(...faultsOf("captain", answer, input));
        for (const who of others) faults.push(...faultsOf(who, await answerTo(who, procedure.path, input), input));
      }
      expect(faults).toEqual([]);
    },
    240_000,
  );

  it.each(reads)("is told by %s to nobody else", async (call) => {
    const faults: string[] = [];
    for (const who of others) faults.push(...faultsOf(who, await answerOf(call, who), call));
    expect(faults).toEqual([]);
    const answer = await answerOf(call, "captain");
    if (answer.includes(paperSecret)) toldOfPapersBy.add(call);
    if (answer.includes(contactSecret) || answer.includes(originSecret)) toldOfPeopleBy.add(call);
    expect(faultsOf("captain", answer, call)).toEqual([]);
  });

  it("is told by no printed order that is handed out", async () => {
    const statusesFor = async (who: Who) => {
      const headers = await app.headersOf(who);
      const addresses = (known.get("files") ?? []).map((id) => `/files/${app.world.vessels.A.id}/${id}/original`);
      return Promise.all(addresses.map(async (address) => (await app.request(address, { headers })).status));
    };
    expect(await statusesFor("captain")).toContain(200);
    for (const who of others) expect(new Set(await statusesFor(who))).toEqual(new Set([404]));
  });

  it("is told by mail to the captain, and to whose paper it is", () => {
    const toldOf = (word: string) => {
      const mails = app.world.outbox.filter((mail) => JSON.stringify(mail).includes(word));
      return [...new Set(mails.map(({ to }) => to))].toSorted();
    };
    const addressOf = (who: Who) => app.world.person(who).account.email;
    expect(toldOf(secret)).toEqual([addressOf("captain")]);
    expect(toldOf(paperSecret)).toEqual([addressOf("captain"), addressOf("engineer")].toSorted());
  });

  it("is told to the captain, by all of these", () => {
    expect([...toldByTo].toSorted()).toEqual(tellsTheCaptain);
    expect([...toldOfPapersBy].toSorted()).toEqual(tellsOfPapers);
    expect([...toldOfPeopleBy].toSorted()).toEqual(tellsOfPeople);
    expect(hashes).toHaveLength(2);
  });

  function faultsOf(who: Who, answer: string, asked: unknown): string[] {
    const told = whatIsTold(answer, wordsKeptFrom(who));
    return told ? [`${who} is told ${told} when asking ${JSON.stringify(asked)}`] : [];
  }

  /** Heads of department may call their people and those they left at home. */
  function wordsKeptFrom(who: Who): readonly string[] {
    if (who === "captain") return hashes;
    const close = who === "chief" ? [originSecret] : [originSecret, contactSecret];
    return [secret, paperSecret, "1971-03-09", ...close, ...hashes, ...ids];
  }

  /** The word or an id, with what is around it. */
  function whatIsTold(text: string, words: readonly string[]): string | null {
    const where = Math.max(...words.map((word) => text.toLowerCase().indexOf(word.toLowerCase())));
    if (where < 0) return null;
    return text.slice(Math.max(0, where - 80), where + 60);
  }

  async function answerOf(call: string, who: Sender): Promise<string> {
    const right = await expectations[call]?.request(target, who, app);
    if (!right || who === "nobody") throw new Error(`There is no request for ${call}.`);
    return (await app.request(right.path, { headers: await app.headersOf(who) })).text();
  }

  async function answerTo(who: Who, path: string, input: unknown): Promise<string> {
    const procedure = path.split(".").reduce<unknown>(property, app.world.as(who));
    if (typeof procedure !== "function") throw new Error(`There is no procedure ${path}.`);
    try {
      return await readableAnswer(await procedure(input));
    } catch (refusal) {
      return refusal instanceof Error ? refusal.message : String(refusal);
    }
  }
});
