import { kindsIn, type SearchGroup } from "@ymp/core/search/groups";
import { tokensOf } from "@ymp/core/search/tokens";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { together } from "../../kit/together.ts";
import { findAsMeant } from "../../platform/search/search.repository.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { orderNumberText } from "../orders/orders.record.ts";
import { shownBooks, shownEntries, shownLog } from "./books.repository.ts";
import { shownGuests } from "./guests.repository.ts";
import { type Asked, type Hit, shownOf } from "./hits.ts";
import { shownEquipment, shownJobs, shownPeople, shownWorklists } from "./search.repository.ts";
import { countedHits, type FindInput, findableKinds } from "./search.schema.ts";
import { shownSoundings } from "./soundings.repository.ts";
import { shownOrders, shownParts, shownSuppliers } from "./stores.repository.ts";
import { shownTrips } from "./trips.repository.ts";
import { shownWatchLogs } from "./watch-logs.repository.ts";
import { shownWatchPlans } from "./watch-plans.repository.ts";

/** Finds by every word, forgiving how it was typed, and says of the first of each kind their state. */
export async function findEverything(scope: VesselScope, input: FindInput) {
  const { tx } = scope;
  const typed = tokensOf(input.query);
  const kinds = findableKinds(scope.access).filter((kind) => !input.kinds || input.kinds.includes(kind));
  const { mended, records: hits } = await findAsMeant(tx, scope, typed, kinds, countedHits);
  const of = (group: SearchGroup): Hit[] =>
    kindsIn(group).flatMap((kind) => hits.filter(({ recordKind }) => recordKind === kind));
  const shown = <Row extends { id: string; total: number }>(found: Hit[], ask: (asked: Asked) => Promise<Row[]>) =>
    shownOf(scope, found, input.limit, ask);
  const today = shipsDay(scope);
  const groups = await together({
    equipment: shown(of("equipment"), (asked) => shownEquipment(tx, { ...asked, today })),
    parts: shown(of("part"), (asked) => shownParts(tx, asked)),
    jobs: shown(of("job"), async (asked) =>
      (await shownJobs(tx, { ...asked, today })).map((job) => ({ ...job, numberText: jobNumberText(job) })),
    ),
    worklists: shown(of("worklist"), (asked) => shownWorklists(tx, asked)),
    suppliers: shown(of("supplier"), (asked) => shownSuppliers(tx, asked)),
    orders: shown(of("order"), async (asked) =>
      (await shownOrders(tx, asked)).map((order) => ({ ...order, numberText: orderNumberText(order) })),
    ),
    people: shown(of("profile"), (asked) => shownPeople(tx, asked)),
    books: shown(of("logbook"), (asked) => shownBooks(tx, asked)),
    entries: shown(of("logbook_entry"), (asked) => shownEntries(tx, asked)),
    log: shown(of("log_entry"), (asked) => shownLog(tx, asked)),
    guests: shown(of("guest"), (asked) => shownGuests(tx, asked)),
    trips: shown(of("trip"), (asked) => shownTrips(tx, asked)),
    watchPlans: shown(of("watch_plan"), (asked) => shownWatchPlans(tx, asked)),
    watchLogs: shown(of("watch_log"), (asked) => shownWatchLogs(tx, asked)),
    soundings: shown(of("sounding"), (asked) => shownSoundings(tx, asked)),
  });
  return { mended, ...groups };
}
