import { type Allergy, isGrave } from "@ymp/core/guests/allergies";
import { cn } from "@ymp/ui/lib/cn";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { useAllergyWords } from "./allergy-words.ts";

/** What may hurt somebody, in red where it is grave; `of` names the guest where several are aboard. */
export function AllergyLine({ allergy, of }: { allergy: Allergy; of?: string }) {
  const words = useAllergyWords();
  const grave = isGrave(allergy);
  const Icon = grave ? OverdueIcon : DueSoonIcon;
  return (
    <li
      className={cn(
        "flex items-start gap-2 rounded-md px-3 py-2 text-sm",
        grave ? "bg-status-overdue-bg text-status-overdue" : "bg-status-due-soon-bg text-status-due-soon",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 flex-none" />
      <p dir="auto" className="min-w-0 break-words">
        <strong className="font-semibold">{[of, words.named(allergy)].filter(Boolean).join(": ")}</strong>
        {allergy.note && allergy.allergen !== "other" ? <span className="text-foreground"> {allergy.note}</span> : null}
      </p>
    </li>
  );
}
