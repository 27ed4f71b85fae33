import { addDays } from "@ymp/core/calendar-date";
import { createIds, createRandom } from "../random.ts";
import type { ExpiryDefinition, SupplierDefinition } from "../supplier-definition.ts";
import { type Book, known, person } from "./book.ts";

/** Apart from the book's own chances: whom the vessel buys from moves nothing else. */
const idSeed = 4_120_771;

/** Whom the vessel buys from. Machines and items find theirs by `supplierOf`. */
export function addSuppliers(book: Book): void {
  const newId = createIds(createRandom(idSeed));
  const keeper = person(book, book.definition.keeper);
  const stamp = () => ({
    vesselId: book.vesselId,
    id: newId(book.begunAt),
    createdAt: book.begunAt,
    updatedAt: book.begunAt,
    createdBy: keeper.userId,
  });
  for (const definition of book.definition.suppliers ?? []) {
    const supplier = { ...stamp(), ...columnsOf(definition) };
    book.rows.suppliers.push(supplier);
    book.supplierIds.set(definition.name, supplier.id);
    for (const { takesOrders = false, ...contact } of definition.contacts)
      book.rows.supplierContacts.push({ ...stamp(), supplierId: supplier.id, takesOrders, ...contact });
    for (const { title, kind, expires } of definition.documents ?? [])
      book.rows.supplierDocuments.push({
        ...stamp(),
        supplierId: supplier.id,
        title,
        kind,
        ...expiryOf(book, expires),
      });
  }
}

function columnsOf({ address, ...definition }: SupplierDefinition) {
  const { contacts: _, documents: __, makers: ___, stockCategories: ____, ...columns } = definition;
  const { street, postal, city, country } = address;
  return { ...columns, streetAddress: street, postalCode: postal, city, country };
}

function expiryOf({ calendar }: Book, expires: ExpiryDefinition) {
  if (expires === "never") return { expiresOn: null, hasNoExpiry: true };
  return { expiresOn: expires === "unknown" ? null : addDays(calendar.today, expires.inDays), hasNoExpiry: false };
}

interface Bought {
  supplier?: string | undefined;
  maker?: string | undefined;
  category?: string | undefined;
}

/** The supplier of a thing: the one its definition names, else one that serves its maker or deals in its kind. */
export function supplierOf(book: Book, { supplier, maker, category }: Bought): string | null {
  if (supplier !== undefined) return known(book.supplierIds.get(supplier), "supplier", supplier);
  const all = book.definition.suppliers ?? [];
  const dealer =
    all.find(({ makers = [] }) => maker !== undefined && makers.includes(maker)) ??
    all.find(({ stockCategories = [] }) => category !== undefined && stockCategories.includes(category));
  return dealer ? (book.supplierIds.get(dealer.name) ?? null) : null;
}
