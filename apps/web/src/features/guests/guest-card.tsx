import { useTranslation } from "../../lib/translation.tsx";
import type { ListedGuest } from "./guests.queries.ts";
import { ListedAllergies } from "./listed-allergies.tsx";

/** A guest on a phone. */
export function GuestCard({ row: { name, party, age, allergies } }: { row: ListedGuest }) {
  const { t } = useTranslation("guests");
  return (
    <div className="flex min-h-16 flex-col justify-center px-4 py-2">
      <p dir="auto" className="break-words font-medium text-base">
        {name}
      </p>
      <p dir="auto" className="break-words text-muted-foreground text-sm">
        {[t(`party.${party}`), age === null ? null : t("age", { age })].filter(Boolean).join(" · ")}
      </p>
      <ListedAllergies allergies={allergies} />
    </div>
  );
}
