import { describe, expect, it } from "vitest";
import { filesMatching, isTest } from "./source-tree.ts";

/** A field whose text is the state of the file that draws it, or of one that receives what was typed. */
const OWN_TEXT = /\bset(?!Value\()[A-Z]\w*\([^;<]*\btarget\.value|\bonText=\{set[A-Z]/;
/** Kept as a draft, saved as it is left, or asked about before it is lost. */
const MINDED =
  /\buseKept(?:Text|Typed|WhenGone)\(|<(?:FormDialog|BulkDialog|RecordForm|RecordFormPage|OrderDialog|SignDialog)\b/;

/** Texts that go with their screen, and why. */
const REVIEWED: Readonly<Record<string, string>> = {
  ...named("looks for something: what is found is taken, the words are not", [
    ...["features/jobs/person-picker.tsx", "features/jobs/job-parts-picker.tsx"],
    ...["features/jobs/filter-editors.tsx", "features/equipment/parts-tab.tsx", "lib/scan/scan-field.tsx"],
  ]),
  ...named("a code that was read out, typed again in a moment", ["features/inspections/enter-code.tsx"]),
  ...named("part of a dialog that asks before it is lost", ["features/equipment/archive-terms.tsx"]),
  ...named("stands in the address once the field is left", ["features/crew-list/address-text.tsx"]),
  ...named("shows a figure as it is typed; what it says is its owner's", [
    ...["features/inventory/amount-input.tsx", "features/inventory/quantity-input.tsx"],
    ...["lib/figure-input.tsx", "lib/tenths-input.tsx", "lib/definitions/plain-controls.tsx"],
    "features/vessel/my-vessel-field.tsx",
  ]),
};

function named(why: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, why]));
}

const screens = filesMatching(/^apps\/web\/src\/.*\.tsx$/).filter(
  ({ path }) => !isTest(path) && !path.startsWith("apps/web/src/testing/"),
);

describe("what somebody types", () => {
  it("is not lost with its screen", () => {
    const found = screens
      .filter(({ text }) => OWN_TEXT.test(text) && !MINDED.test(text))
      .map(({ path }) => path.slice("apps/web/src/".length));
    expect(found.sort()).toEqual(Object.keys(REVIEWED).sort());
  });

  it("is found by the pattern", () => {
    expect(OWN_TEXT.test("onChange={(event) => setBody(event.target.value)}")).toBe(true);
    expect(OWN_TEXT.test("onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}")).toBe(true);
    expect(OWN_TEXT.test("<CommentComposer text={text} onText={setText} />")).toBe(true);
    expect(OWN_TEXT.test("onChange={(event) => kept.setText(event.target.value)}")).toBe(true);
  });
});
