import { isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAllergyWords } from "../guests/allergy-words.ts";
import type { TripDay } from "./trips.queries.ts";

/** A meal: what is served, what the cook declared, whom it would hurt. */
export function MealFacts({ meal: { text, contains, conflicts } }: { meal: TripDay["dinner"] }) {
  const { t } = useTranslation("trips");
  const formats = useFormats();
  const words = useAllergyWords();
  return (
    <>
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
      {contains.length > 0 ? (
        <p className="text-muted-foreground text-xs">
          {t("days.contains", { allergens: formats.list(contains.map((one) => t(`guests:allergen.${one}`))) })}
        </p>
      ) : null}
      {conflicts.map(({ guestId, name, allergy }) => (
        <p
          key={`${guestId} ${allergy.allergen} ${allergy.note}`}
          className={cn("font-semibold", isGrave(allergy) ? "text-status-overdue" : "text-status-due-soon")}
        >
          <bdi>{name}</bdi>: {words.named(allergy)}
        </p>
      ))}
    </>
  );
}
