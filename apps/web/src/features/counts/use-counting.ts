import { newId } from "@ymp/core/ids";
import { useCallback, useState } from "react";
import { useServices } from "../../app/services-context.tsx";
import { meaningOf } from "../../lib/scan/meaning.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useAmount } from "../../lib/use-amount.ts";
import { type CountRow, rowsOfCode } from "./count-rows.ts";
import { useTellCount } from "./counts.mutations.ts";
import type { Count } from "./counts.queries.ts";

/** What a scan leaves open: which of several lines, at which place, or what the code belongs to. */
export type OpenQuestion =
  | { kind: "which"; code: string; rows: CountRow[] }
  | { kind: "where"; code: string; item: { id: string; name: string }; placeId: string | null }
  | { kind: "unknown"; code: string };

export interface Place {
  itemId: string;
  locationId: string;
  lotId: string | null;
}

/** Counting by hand and by scanner. A code adds one to its line; what it leaves open is asked. */
export function useCounting(count: Count, rows: readonly CountRow[]) {
  const { t } = useTranslation("counts");
  const { queryClient, trpc } = useServices();
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const { id: countId, locationId } = count;
  const lineNames = new Map(rows.map((row) => [row.itemId, row.name]));
  const { mutate } = useTellCount(({ itemId }) => lineNames.get(itemId) ?? count.name);
  const tellAt = useCallback(
    ({ itemId, locationId: at, lotId }: Place, quantity: number, isAdded: boolean) =>
      mutate({ id: newId(), countId, itemId, locationId: at, lotId, quantity, isAdded, countedAt: new Date() }),
    [mutate, countId],
  );
  const onTell = useCallback(
    (row: CountRow, quantity: number, isAdded: boolean) => tellAt(row, quantity, isAdded),
    [tellAt],
  );
  const addOne = (place: Place, name: string) => {
    tellAt(place, 1, true);
    setLast(t("scan.added", { name }));
    setQuestion(null);
  };
  const askStores = async (code: string) => {
    try {
      const item = await queryClient.fetchQuery(trpc.inventory.find.queryOptions({ code }));
      if (!item) return setQuestion({ kind: "unknown", code });
      if (locationId && !item.hasLots) return addOne({ itemId: item.id, locationId, lotId: null }, item.name);
      setQuestion({ kind: "where", code, item, placeId: locationId ?? item.places[0]?.locationId ?? null });
    } catch {
      setLast(t("scan.notAsked", { code }));
    }
  };
  const onCode = (code: string) => {
    const meaning = meaningOf(code);
    if (meaning.kind === "machine" || meaning.kind === "location") return setLast(t(`scan.${meaning.kind}`));
    const found = rowsOfCode(rows, meaning);
    const [only] = found;
    if (only && found.length === 1) addOne(only, only.name);
    else if (only) setQuestion({ kind: "which", code, rows: found });
    else void askStores(code);
  };
  return { onTell, onCode, addOne, question, last, answer: () => setQuestion(null), nameOf: useCodeNames(rows) };
}

/** "Impeller kit: 3 pcs", as the list of what was read tells it. */
function useCodeNames(rows: readonly CountRow[]) {
  const amount = useAmount();
  return (code: string) => {
    const [row] = rowsOfCode(rows, meaningOf(code));
    return row ? `${row.name}: ${amount(row.counted ?? 0, row.unit)}` : undefined;
  };
}
