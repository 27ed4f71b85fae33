import { amountText } from "@ymp/core/money";
import type { VesselScope } from "../../context.ts";
import { everyPage } from "../../platform/exports/every-page.ts";
import type { ExportColumn } from "../../platform/exports/export-table.ts";
import { exportedFile } from "../../platform/exports/exported-file.ts";
import type { FileAnswer } from "../../platform/exports/file-answer.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { shipsToday, withMarks } from "./reading.service.ts";
import { seesOrders } from "./supplier-editing.service.ts";
import type { ExportSuppliersInput } from "./suppliers.schema.ts";
import { listSuppliers } from "./suppliers-list.repository.ts";

type Word = (key: string, params?: Record<string, string | number>) => string;
type ListedSupplier = Awaited<ReturnType<typeof withMarks>>[number];

/** The list exactly as it is filtered and sorted. On paper only what fits beside each other. */
export async function exportSuppliers(
  scope: VesselScope,
  { format, locale, ...input }: ExportSuppliersInput,
): Promise<FileAnswer> {
  const word: Word = (key, params) => scope.services.translate(locale, key, params);
  const columns = columnsIn(word, seesOrders(scope));
  const table = {
    title: word("suppliers:title"),
    columns: format === "pdf" ? columns.filter(({ isPrinted }) => isPrinted) : columns,
    rows: scope.access.seesOnlyShared ? [] : rowsOf(scope, input),
  };
  return exportedFile(scope, table, { format, locale, filterWords: filterLine(input, word) });
}

function rowsOf(scope: VesselScope, input: Omit<ExportSuppliersInput, "format" | "locale">) {
  const found = foundBy(scope.access, input.search, "supplier");
  const list = { vesselId: scope.vesselId, today: shipsToday(scope), found };
  return everyPage(async (wanted) => {
    const page = await listSuppliers(scope.tx, list, { ...input, ...wanted });
    return { ...page, rows: await withMarks(scope, page.rows) };
  });
}

type Column = ExportColumn<ListedSupplier> & { isPrinted?: true };

function columnsIn(word: Word, withOrders: boolean): Column[] {
  const heading = (name: string) => word(`suppliers:field.${name}`);
  const text = (name: string, value: (row: ListedSupplier) => string | null, width = 20): Column => ({
    heading: heading(name),
    kind: "text",
    width,
    value,
  });
  const printed = (column: Column): Column => ({ ...column, isPrinted: true });
  const figures: Column[] = [
    printed(text("spend", ({ spendThisYear }) => spendThisYear.byCurrency.map(spentText).join("; ") || null)),
    printed({ heading: heading("openOrders"), kind: "number", value: (row) => row.openOrders }),
  ];
  return [
    printed(text("name", (row) => row.name, 34)),
    printed(text("categories", (row) => row.categories.join(", "), 26)),
    printed(text("operatingIn", (row) => row.operatingIn.join(", "), 26)),
    printed({ heading: heading("rating"), kind: "number", value: (row) => row.rating }),
    printed(text("orderContact", (row) => row.orderContact?.name ?? null)),
    printed(text("email", (row) => row.email, 30)),
    printed(text("phone", (row) => row.phone)),
    text("streetAddress", (row) => row.streetAddress, 30),
    text("postalCode", (row) => row.postalCode, 12),
    printed(text("city", (row) => row.city)),
    text("country", (row) => row.country),
    text("website", (row) => row.website, 30),
    text("currency", (row) => row.currency, 10),
    { heading: heading("leadTimeDays"), kind: "number", value: (row) => row.leadTimeDays },
    text("accountNumber", (row) => row.accountNumber),
    text("paymentTerms", (row) => row.paymentTerms),
    ...(withOrders ? figures : []),
    { heading: heading("expiredDocuments"), kind: "number", value: (row) => row.expiredDocuments },
    { heading: heading("expiringDocuments"), kind: "number", value: (row) => row.expiringDocuments },
    text("description", (row) => row.description, 40),
    { heading: heading("archivedAt"), kind: "instant", value: (row) => row.archivedAt },
  ];
}

const spentText = (amount: { amountMinor: number; currency: string }) => `${amountText(amount)} ${amount.currency}`;

function filterLine(input: Omit<ExportSuppliersInput, "format" | "locale">, word: Word): string {
  const parts = [
    word(`suppliers:state.${input.state}`),
    input.search && `“${input.search}”`,
    ...(input.categories ?? []),
    input.operatingIn,
    input.country,
    input.minRating && word("suppliers:filter.ratingFrom", { rating: input.minRating }),
    input.hasOpenOrders && word("suppliers:filter.hasOpenOrders"),
    input.documents && word(`suppliers:filter.documents.${input.documents}`),
  ];
  return parts.filter(Boolean).join(", ");
}
