import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesMatching, isTest, root } from "./source-tree.ts";

const SCREENS = "apps/web/src/";
const CASES = "apps/web/src/testing/forms/form-cases.tsx";

/** Forms of a record that are pages, and the test that changes them with two people. */
const PAGES: Readonly<Record<string, string>> = {
  "features/people/profile-form.tsx": "features/people/edit-profile.test.tsx",
  "features/vessel/my-vessel-form.tsx": "features/vessel/my-vessel.test.tsx",
};

/** Forms that are made another way, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  ...named("signs in, or proves who somebody is", [
    ...["app/confirm/confirm-owner.tsx", "features/auth/first-administrator-screen.tsx"],
    ...["features/auth/forgot-password-screen.tsx", "features/auth/login-screen.tsx"],
    ...["features/auth/reset-password-screen.tsx", "features/account/change-password-screen.tsx"],
    ...["features/account/two-step-scan.tsx", "features/account/delete-account.tsx"],
    ...["features/account/create-token-dialog.tsx", "features/account/key-name-dialog.tsx"],
    "features/people/master-pin-dialog.tsx",
  ]),
  ...named("a step over a record: an act of one press, whose fields nobody else changes", [
    ...["features/counts/new-count-dialog.tsx", "features/equipment/add-reading-dialog.tsx"],
    ...["features/equipment/archive-dialog.tsx", "features/equipment/copy-dialog.tsx"],
    ...["features/equipment/logbook-tab.tsx", "features/equipment/overhaul-dialog.tsx"],
    ...["features/equipment/replace-meter-dialog.tsx", "features/equipment/swap-dialog.tsx"],
    ...["features/equipment/walk-meter.tsx", "features/inventory/correct-cost-dialog.tsx"],
    ...["features/inventory/stock-action-dialog.tsx", "features/jobs/job-actions-cancel.tsx"],
    ...["features/jobs/postpone-dialog.tsx", "features/orders/answer-form.tsx"],
    ...["features/platform/email-dialog.tsx", "features/platform/enter-dialog.tsx"],
    ...["features/platform/new-vessel-dialog.tsx", "features/platform/suspend-dialog.tsx"],
    ...["features/spare-parts/enter-item-dialog.tsx", "features/spare-parts/order-dialog.tsx"],
    ...["features/users/email-dialog.tsx", "features/users/user-dialog.tsx"],
    ...["features/worklists/copy-worklist-dialog.tsx", "features/worklists/unfreeze-dialog.tsx"],
    ...["app/shell/queue-edit.tsx", "features/notifications/quiet-hours.tsx"],
    ...["lib/saved-views/naming-dialog.tsx", "lib/scan/scan-field.tsx"],
  ]),
  ...named("changes a record with a state of its own; refuses an older version", [
    ...["features/equipment/round-editor-sheet.tsx", "features/equipment/sections-tab.tsx"],
    ...["features/inventory/lot-dialog.tsx", "features/inventory/places-dialog.tsx"],
    ...["features/orders/order-editor.tsx", "features/templates/template-editor.tsx"],
    ...["features/templates/platform-entry-form.tsx"],
    ...["features/people/access/access-editor.tsx", "features/people/papers/paper-dialog.tsx"],
    ...["features/platform/company-dialog.tsx", "features/platform/edit-vessel-dialog.tsx"],
    ...["features/spare-parts/new-section-dialog.tsx", "features/suppliers/document-dialog.tsx"],
    ...["features/worklists/task-group-form.tsx", "lib/engagements/engagement-dialog.tsx"],
  ]),
  ...named("the frame of others", [
    "lib/form-dialog.tsx",
    "lib/forms/record-form.tsx",
    "lib/forms/record-form-page.tsx",
  ]),
};

function named(why: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, why]));
}

const screens = filesMatching(/^apps\/web\/src\/.*\.tsx$/).filter(
  ({ path: file }) => !isTest(file) && !file.startsWith("apps/web/src/testing/"),
);
const drawing = (pattern: RegExp) =>
  screens.filter(({ text }) => pattern.test(text)).map(({ path: file }) => file.slice(SCREENS.length));
const cases = readFileSync(path.join(root, CASES), "utf8");
const walked = [...cases.matchAll(/file: "([^"]+)"/g)].map(([, file = ""]) => file);

describe("forms", () => {
  it("of the one way are all walked by two people", () => {
    const known = [...walked, ...Object.keys(PAGES)];
    expect(drawing(/useRecordForm\(/).sort()).toEqual(known.sort());
  });

  it("of a page are walked by the test that is named", () => {
    const tests = Object.values(PAGES).map((file) => readFileSync(path.join(root, SCREENS, file), "utf8"));
    expect(tests.filter((text) => !text.includes("Keep mine") && !text.includes("Keep mine/i"))).toEqual([]);
  });

  it("of another way are written down with the reason", () => {
    expect(drawing(/<form\b|use(?:Late)?SchemaForm\(/).sort()).toEqual(Object.keys(OTHERS).sort());
  });
});
