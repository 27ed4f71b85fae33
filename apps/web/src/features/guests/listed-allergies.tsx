import { type Allergy, isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { useAllergyWords } from "./allergy-words.ts";

/** The allergies of a row, the gravest first. */
export function ListedAllergies({ allergies }: { allergies: readonly Allergy[] | null }) {
  const words = useAllergyWords();
  if (!allergies?.length) return null;
  const grave = allergies.some(isGrave);
  const Icon = grave ? OverdueIcon : DueSoonIcon;
  return (
    <span className={cn("flex min-w-0 items-center gap-1.5", grave ? "text-status-overdue" : "text-status-due-soon")}>
      <Icon aria-hidden className="size-4 flex-none" />
      <span dir="auto" className="min-w-0 break-words">
        {words.all(allergies)}
      </span>
    </span>
  );
}
