/** What a feature of the browser has for others; the rest is its own. */
export interface PublicParts {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * From the ground up: a feature uses parts of those that stand before it. What is not named here has nothing for others and
 * may use them all. What belongs to no feature is a tool and lies in `lib`.
 */
export const features: readonly PublicParts[] = [
  { name: "suppliers", files: ["supplier-picker.tsx"] },
  { name: "inventory", files: ["code-owner-picker.tsx", "item-picker.tsx", "place-picker.tsx"] },
  {
    name: "equipment",
    files: [
      "equipment-picker.tsx",
      "parts/part-form-dialog.tsx",
      "parts/part.mutations.ts",
      "parts/remove-section-dialog.tsx",
      "reading-verdict.tsx",
      "type-picker.tsx",
      "use-equipment-name.ts",
    ],
  },
  { name: "worklists", files: ["task-group-picker.tsx", "use-may-gather.ts", "worklist-picker.tsx"] },
  { name: "jobs", files: ["job-picker.tsx", "step-lines.tsx", "use-rhythm.ts"] },
  { name: "users", files: ["crew-area.tsx", "person-cell.tsx", "place-in-words.tsx", "role-form.ts"] },
  {
    name: "people",
    files: ["engagements/engagement-dialog.tsx", "nationality-field.tsx", "papers/use-paper-words.ts"],
  },
  {
    name: "guests",
    files: ["allergy-banner.tsx", "allergy-words.ts", "guest-picker.tsx", "guests.fixture.ts", "listed-allergies.tsx"],
  },
  {
    name: "logbooks",
    files: [
      ...[
        "answered-losses.tsx",
        "book-words.ts",
        "declaration-facts.tsx",
        "logbooks.fixture.ts",
        "logbooks.queries.ts",
      ],
      ...["missing-words.ts", "paper-page.tsx", "use-export-book.ts"],
    ],
  },
  { name: "rest", files: ["rest-words.ts"] },
  { name: "platform", files: ["platform-area.tsx"] },
  { name: "watch-plans", files: ["watch-area.tsx"] },
];
