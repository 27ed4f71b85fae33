import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesMatching, isTest, root } from "./source-tree.ts";

const SCREENS = "apps/web/src/";
/** Those of all modules together, and those of a module that keeps its own. */
const CASES = /^apps\/web\/src\/testing\/forms\/([a-z-]+-)?form-cases\.tsx$/;

/** Forms of a record that are pages, or have no field for text, and the test that changes them with two people. */
const ALONE: Readonly<Record<string, string>> = {
  "features/orders/limits-dialog.tsx": "features/orders/limits-dialog.test.tsx",
  "features/people/access/access-editor.tsx": "features/people/access/access-tab.test.tsx",
  "features/people/petty-cash-dialog.tsx": "features/people/petty-cash.test.tsx",
  "features/people/profile-form.tsx": "features/people/edit-profile.test.tsx",
  "features/platform/change-member-dialog.tsx": "features/platform/change-member.test.tsx",
  "features/templates/platform-job-page.tsx": "features/templates/template-forms.test.tsx",
  "features/templates/platform-model-page.tsx": "features/templates/template-forms.test.tsx",
  "features/templates/template-editor.tsx": "features/templates/template-forms.test.tsx",
  "features/users/ends-on-dialog.tsx": "features/users/place-dialogs.test.tsx",
  "features/users/role-dialog.tsx": "features/users/place-dialogs.test.tsx",
  "features/vessel/my-vessel-form.tsx": "features/vessel/my-vessel.test.tsx",
  "lib/saved-views/naming-dialog.tsx": "lib/saved-views/naming-dialog.test.tsx",
};

/** Fields that are saved when they are left, and the test that changes them with two people or leaves them. */
const FIELDS: Readonly<Record<string, string | null>> = {
  // Of two who count one line the last figure counts.
  "features/counts/count-figure.tsx": null,
  "features/equipment/machine-photos.tsx": "features/equipment/machine-photos.test.tsx",
  "features/jobs/job-parts.tsx": "features/jobs/job-parts.test.tsx",
  "features/jobs/job-sheet-checklist.tsx": "features/jobs/job-sheet-two.test.tsx",
  "features/jobs/job-sheet-inline.tsx": "features/jobs/job-sheet-two.test.tsx",
  "features/jobs/job-sheet-value.tsx": "features/jobs/job-sheet-two.test.tsx",
  "lib/forms/rename-field.tsx": "features/spare-parts/section-card.test.tsx",
};

/** Forms that are made another way, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  ...named("signs in, or proves who somebody is", [
    ...["app/confirm/confirm-owner.tsx", "features/auth/first-administrator-screen.tsx"],
    ...["features/auth/forgot-password-screen.tsx", "features/auth/login-screen.tsx"],
    ...["features/auth/reset-password-screen.tsx", "features/account/change-password-screen.tsx"],
    ...["features/account/two-step-scan.tsx", "features/inspections/enter-code.tsx"],
    ...["features/account/create-token-dialog.tsx", "features/account/key-name-dialog.tsx"],
    "features/people/master-pin-dialog.tsx",
  ]),
  ...named("a step over a record: an act of one press, whose fields nobody else changes", [
    ...["features/equipment/logbook-tab.tsx"],
    ...["features/equipment/walk-meter.tsx"],
    ...["features/jobs/job-actions-cancel.tsx"],
    ...["features/jobs/postpone-dialog.tsx", "features/orders/answer-form.tsx"],
    ...["features/platform/email-dialog.tsx", "features/platform/enter-dialog.tsx"],
    ...["features/platform/new-vessel-dialog.tsx", "features/platform/suspend-dialog.tsx"],
    ...["features/spare-parts/enter-item-dialog.tsx"],
    ...["features/users/email-dialog.tsx", "features/people/engagements/sign-off-dialog.tsx"],
    ...[
      "features/people/sea-service/tell-days-dialog.tsx",
      "features/people/sea-service/withdraw-testimonial-dialog.tsx",
    ],
    ...["features/worklists/copy-worklist-dialog.tsx", "features/worklists/unfreeze-dialog.tsx"],
    ...["app/shell/queue-edit.tsx", "features/notifications/quiet-hours.tsx"],
    "lib/scan/scan-field.tsx",
  ]),
  ...named("a name typed in its row: one field, sent with what it was", ["features/equipment/sections-tab.tsx"]),
  ...named("the frame of others", [
    "lib/form-dialog.tsx",
    "lib/forms/record-form.tsx",
    "lib/forms/record-form-page.tsx",
    "features/templates/entry-form.tsx",
  ]),
};

function named(why: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, why]));
}

/** Dialogs with fields that are neither kind of form, and why nothing typed is lost by their closing. */
const UNGUARDED: Readonly<Record<string, string>> = {
  ...named("nothing is typed: one choice, and a press", [
    ...["features/counts/scan-question.tsx", "features/inventory/code-owner-picker.tsx"],
    ...["features/spare-parts/proposals-dialog.tsx", "features/templates/apply-dialog.tsx"],
    ...["features/equipment/bulk-photos-dialog.tsx", "features/people/photo-dialog.tsx"],
    ...["features/worklists/add-jobs-dialog.tsx", "features/worklists/worklist-picker.tsx"],
    ...[
      "features/onboard/muster-summary.tsx",
      "features/orders/link-dialog.tsx",
      "features/inventory/labels/labels-dialog.tsx",
    ],
  ]),
  ...named("keeps every change by itself", ["features/jobs/complete-job-dialog.tsx", "features/theme/theme-panel.tsx"]),
  ...named("the frame of others", ["lib/form-dialog.tsx", "lib/forms/record-form.tsx"]),
};

const screens = filesMatching(/^apps\/web\/src\/.*\.tsx$/).filter(
  ({ path: file }) => !isTest(file) && !file.startsWith("apps/web/src/testing/"),
);
const drawing = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(text)).map(({ path: file }) => file.slice(SCREENS.length));
const cases = filesMatching(CASES)
  .map(({ text }) => text)
  .join("\n");
const walked = [...cases.matchAll(/file: "([^"]+)"/g)].map(([, file = ""]) => file);

describe("forms", () => {
  it("of the one way are all walked by two people", () => {
    const known = [...walked, ...Object.keys(ALONE)];
    expect(drawing(/useRecordForm\(/).sort()).toEqual(known.sort());
  });

  it("outside that walk are walked by the test that is named", () => {
    const tests = Object.values(ALONE).map((file) => readFileSync(path.join(root, SCREENS, file), "utf8"));
    expect(tests.filter((text) => !text.includes("Keep mine") && !text.includes("Keep mine/i"))).toEqual([]);
  });

  it("of one field that is saved when it is left have a test of their own", () => {
    expect(drawing(/useKeptWhenGone\(/).sort()).toEqual(Object.keys(FIELDS).sort());
    const tests = Object.values(FIELDS).filter((file) => file !== null);
    const silent = tests.filter(
      (file) => !/Keep mine|leave|unmount/.test(readFileSync(path.join(root, SCREENS, file), "utf8")),
    );
    expect(silent).toEqual([]);
  });

  it("are guarded in every dialog that takes what somebody types", () => {
    const dialogs = screens.filter(({ text }) => /<(?:DialogContent|SheetContent|ViewDialog)\b/.test(text));
    const fields = /<(?:form|Field|Checkbox|CheckboxField|Radio|Select|Combobox|\w*(?:Input|Textarea|Picker))\b/;
    const own = dialogs.filter(({ text }) => fields.test(text)).map(({ path: file }) => file.slice(SCREENS.length));
    expect(own.sort()).toEqual(Object.keys(UNGUARDED).sort());
  });

  it("of another way are written down with the reason", () => {
    expect(drawing(/<form\b|use(?:Late)?SchemaForm\(/).sort()).toEqual(Object.keys(OTHERS).sort());
  });
});
