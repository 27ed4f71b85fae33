import type { VesselDefinition } from "../vessel-definition.ts";
import { type Book, openBook } from "./book.ts";
import { addCounters } from "./counters.ts";
import { addCrew } from "./crew.ts";
import { addEarlierServices } from "./earlier-services.ts";
import { addEquipment } from "./equipment.ts";
import { addCharter } from "./guests.ts";
import { numberJobs } from "./jobs.ts";
import { addLeave } from "./leave.ts";
import { addLog } from "./log.ts";
import { addNotices } from "./notices.ts";
import { addOrders } from "./orders.ts";
import { type Accounts, addPeople } from "./people.ts";
import { addPhotos, type StoredFile } from "./photos.ts";
import { addPlans } from "./plans.ts";
import { addRest } from "./rest.ts";
import { addRounds } from "./rounds.ts";
import { addSafeManning } from "./safe-manning.ts";
import { addSectionDrawings } from "./section-drawings.ts";
import { addShipsBooks } from "./ships-books.ts";
import { addItems, addLedger } from "./stock.ts";
import { addStockCounts } from "./stock-counts.ts";
import { addStores } from "./stores.ts";
import { addSingleJobs, recordStories } from "./stories.ts";
import { addSuppliers } from "./suppliers.ts";
import { addWatches } from "./watches.ts";
import { addWorklists } from "./worklists.ts";

/** All rows of one vessel, in memory. */
export function buildVessel(
  definition: VesselDefinition,
  now: Date,
  seed: number,
  accounts: Accounts,
  photos: ReadonlyMap<string, StoredFile>,
  seal?: (words: string) => string,
): Book {
  const book = openBook(definition, now, seed);
  addPeople(book, accounts);
  addSuppliers(book);
  addEquipment(book);
  const counters = addCounters(book);
  addRounds(book, counters);
  addLog(book);
  addCharter(book);
  const stores = addItems(book);
  addPlans(book, counters);
  addSingleJobs(book);
  recordStories(book);
  addLedger(book, stores);
  addWorklists(book);
  if (photos.size > 0) addPhotos(book, photos);
  numberJobs(book);
  addNotices(book);
  addCrew(book);
  addEarlierServices(book);
  addLeave(book);
  addWatches(book);
  addSafeManning(book);
  addRest(book);
  addStores(book);
  addOrders(book);
  addStockCounts(book);
  addSectionDrawings(book, photos);
  addShipsBooks(book, { pinHash: accounts.pinHash, seal });
  book.rows.changes.sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
  return book;
}
