import type { Db } from "@ymp/db/client";
import { manningDocuments } from "@ymp/db/schema/safe-manning";
import { and, asc, eq, gt } from "drizzle-orm";
import { readable } from "./readable-table.ts";

export const safeManningSheet = readable({
  name: "safe-manning",
  readPage: (tx: Db, vesselId: string, afterId: string | undefined, batchSize: number) =>
    tx
      .select()
      .from(manningDocuments)
      .where(
        and(
          eq(manningDocuments.vesselId, vesselId),
          afterId === undefined ? undefined : gt(manningDocuments.id, afterId),
        ),
      )
      .orderBy(asc(manningDocuments.id))
      .limit(batchSize),
  columns: [
    { heading: "Document", kind: "text", value: ({ number }) => number },
    { heading: "Authority", kind: "text", value: ({ authority }) => authority },
    { heading: "Trading area", kind: "text", value: ({ tradingArea }) => tradingArea },
    { heading: "Issued", kind: "date", value: ({ issuedOn }) => issuedOn },
    { heading: "Expires", kind: "date", value: ({ expiresOn }) => expiresOn },
    {
      heading: "Rows",
      kind: "text",
      value: ({ rows }) =>
        rows
          .map(({ number, capacity, certificate, isDual }) =>
            [`${number} × ${capacity}`, certificate, isDual ? "dual" : null].filter(Boolean).join(", "),
          )
          .join("; "),
    },
  ],
});
