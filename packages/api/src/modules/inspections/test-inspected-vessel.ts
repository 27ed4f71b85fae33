import { createCaller } from "@ymp/api/root";
import { newId } from "@ymp/core/ids";
import { readMessages } from "@ymp/i18n/message-files";
import { createTranslator } from "@ymp/i18n/translator";
import { callerOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { openTestSession } from "@ymp/testing/people";
import { createWorld, type Who } from "@ymp/testing/world";

type Caller = ReturnType<typeof callerOf>;

export const about = { authority: "Affaires maritimes", officer: "P. Girard", port: "Antibes" };

/** A vessel with an oil record book: one entry that was struck, one that waits; and ways into inspections of it. */
export async function openInspectedVessel() {
  const world = await createWorld();
  Object.assign(world.services, { translate: createTranslator(readMessages()) });
  world.setNow("2026-03-01T16:00:00Z");
  await givePins(world);
  const oil = await openBook(world, { number: "ORB-4", linesPerPage: 10 });
  const entry = await makeEntry(world, { logbookId: oil.id, values: { remarks: "Sounding pipe checked." } });
  const chief = world.as("chief").logbooks;
  await chief.sign({ id: oil.id, entries: [entry], capacity: "officer", pin: worldPin });
  const why = { reason: "wrong tank", pin: worldPin };
  await chief.strike({ id: oil.id, entryId: entry.id, hash: entry.hash, ...why });
  await makeEntry(world, { logbookId: oil.id, values: { remarks: "Filter cleaned." } });

  async function started(hours = 1, who: Who = "captain") {
    const id = newId();
    await world.as(who).inspections.start({ id, ...about, hours, pin: worldPin });
    return world.as(who).inspections.get({ id });
  }

  /** A browser of an inspector: keeps the cookie that it is given. */
  function browser(facts: { address?: string } = {}) {
    let token: string | null = null;
    const setHeader = (_name: string, value: string) => {
      const kept = /^ymp_inspection=([^;]*)/.exec(value)?.[1];
      if (kept !== undefined) token = kept || null;
    };
    const caller = (): Caller => callerOf(world.services, { ...facts, inspectionToken: token, setHeader });
    return {
      token: () => token,
      keep: (kept: string | null) => {
        token = kept;
      },
      call: (): Caller["inspections"] => caller().inspections,
      everything: caller,
    };
  }

  async function inside(hours = 1) {
    const inspection = await started(hours);
    const own = browser();
    await own.call().enter({ way: "code", secret: inspection.code ?? "" });
    return { inspection, ...own };
  }

  /** The master's tablet, handed over. */
  async function onTablet() {
    const inspection = await started();
    const { account } = world.person("captain");
    await openTestSession(world.database, account);
    const own = browser();
    const cookies: string[] = [];
    const context = {
      ...world.context(world.person("captain"), "A"),
      setHeader: (_: string, value: string) => void cookies.push(value),
    };
    await createCaller(context).inspections.handOver({ id: inspection.id });
    own.keep(/^ymp_inspection=([^;]*)/.exec(cookies.at(-1) ?? "")?.[1] ?? null);
    return { inspection, cookies, ...own };
  }

  return { world, oil, started, browser, inside, onTablet };
}
export type InspectedVessel = Awaited<ReturnType<typeof openInspectedVessel>>;
