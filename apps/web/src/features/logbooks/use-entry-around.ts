import { useQuery } from "@tanstack/react-query";
import type { Facts } from "@ymp/core/definitions/definition";
import { useMemo } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useVessel } from "../../app/session.ts";
import type { EntryAround } from "../../lib/definitions/entry-around.ts";
import { useNow } from "../../lib/use-now.ts";
import { EquipmentPicker } from "../equipment/equipment-picker.tsx";
import { type Book, useFacts } from "./logbooks.queries.ts";

/** What an entry of this book is filled in with beside what is typed. */
export const useEntryAround = (book: Book): EntryAround => useAround(useFacts(book));

export function useAround(facts: Facts): EntryAround {
  const { timeZone: zone } = useVessel();
  const now = useNow();
  const people = useQuery(useTrpc().people.pick.queryOptions()).data;
  const items = useMemo(
    () =>
      (people ?? [])
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ id, firstName, lastName, jobTitle }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
          keywords: [jobTitle ?? ""],
          fact: jobTitle,
        })),
    [people],
  );
  return { facts, zone, now, people: items, MachinePicker: EquipmentPicker };
}
