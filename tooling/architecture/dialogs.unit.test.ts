import { describe, expect, it } from "vitest";
import { dialogsByArea } from "../../e2e/fixtures/dialogs.ts";
import { filesMatching, isTest } from "./source-tree.ts";

const DRAWS_DIALOG =
  /<(?:FormDialog|BulkDialog|DialogContent|ConfirmDialog|SheetContent|RecordSheet|OpenSheet|RecordForm|AlertDialog|ViewDialog|SignDialog)\b/;
const SCREENS = "apps/web/src/";

/** Dialogs that no demo user comes to by pressing alone, and why. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  "app/confirm/confirm-owner.tsx": "asks again only when the sign-in has grown old",
  "app/confirm/confirm-loss.tsx": "needs a browser that does not store what is typed",
  "app/shell/queue-panel.tsx": "stands behind the word for an open queue, which needs a lost link",
  "features/account/key-name-dialog.tsx": "needs a security key",
  "features/account/new-codes-dialog.tsx": "needs the second step turned on",
  "features/account/remove-key-dialog.tsx": "needs a security key",
  "features/account/sessions-card.tsx": "needs a second sign-in of the same account",
  "features/account/turn-off-dialog.tsx": "needs the second step turned on",
  "features/imports/past-imports.tsx": "needs an import that was carried out",
  "features/inventory/correct-cost-dialog.tsx": "needs a receipt that was booked by hand and not by an order",
  "features/jobs/confirm-credit-dialog.tsx": "needs a class item that the chief engineer credited just now",
  "features/inspections/certify-dialog.tsx": "needs a device that was handed over; walked by inspection.spec.ts",
  "features/inspections/check-print-dialog.tsx": "needs an open inspection; walked by inspection.spec.ts",
  "features/inspections/hand-back-dialog.tsx": "needs a device that was handed over; walked by inspection.spec.ts",
  "features/inspections/inspection-dialog.tsx": "needs an inspection that was begun; walked by inspection.spec.ts",
  "features/legal/privacy-asked.tsx": "needs a notice that was changed since it was acknowledged",
  "features/people/drawing-dialog.tsx": "needs a person who has set a pin and has time on the vessel",
  "features/logbooks/answer-lost-dialog.tsx":
    "needs events that a device had seen and the book no longer holds; opened by seen-heads.test.tsx",
  "features/logbooks/design/sign-design-dialog.tsx":
    "needs a design that was changed; opened by book-designer.test.tsx",
  "features/logbooks/open-book-dialog.tsx": "the screen of a new book, in the frame of sign-dialog",
  "features/logbooks/sign-entry.tsx": "walked as lib/signing/sign-dialog",
  "features/logbooks/sign-page.tsx": "in the frame of sign-dialog; opened by signing-entries.test.tsx",
  "features/logbooks/sign-unsent.tsx": "needs an entry that was written without a link just now",
  "features/inspections/start-dialog.tsx": "walked by inspection.spec.ts",
  "features/logbooks/remove-draft.tsx": "needs a draft that was kept just now",
  "features/logbooks/unsent-sheet.tsx": "needs an entry that was written without a link just now",
  "features/orders/link-dialog.tsx": "needs an order that was sent to its supplier just now",
  "features/orders/order-dialog.tsx": "the frame of an order's steps, each of which needs an order in its state",
  "features/rest/dialogs.tsx": "needs a month of rest that is over and told to its end, or one that was signed",
  "features/rest/master-dialogs.tsx": "its three are opened by rest-dialogs.test.tsx",
  "features/people/sea-service/withdraw-testimonial-dialog.tsx":
    "needs a testimonial that was signed just now; walked by sea-service.spec.ts",
  "features/people/sea-service/sign-testimonial-dialog.tsx": "walked by sea-service.spec.ts",
  "features/people/sea-service/testimonial-form.tsx": "walked by sea-service.spec.ts",
  "features/people/sea-service/testimonial-sheet.tsx": "the place of its form until what it begins with has come",
  "features/people/sea-service/testimonial-menu.tsx":
    "needs a draft that was kept just now; walked by sea-service.spec.ts",
  "features/users/email-dialog.tsx":
    "needs an account whose mailbox is not proved; one field in the frame of role-dialog",
  "features/users/ends-on-dialog.tsx": "stands on a person's page; one date in the frame of role-dialog",
  "features/users/initial-password-dialog.tsx": "needs an account that was made just now",
  "features/vessel/my-vessel-zone-dialog.tsx": "asks once a changed time zone is saved",
  "lib/form-dialog.tsx": "the frame of other dialogs, which are walked",
  "lib/bulk-dialog.tsx": "the frame of other dialogs, which are walked",
  "lib/forms/record-form.tsx": "the frame of the forms of records, which are walked",
  "lib/forms/use-leave-guard.tsx": "asks once something was typed; every form is left so in testing/forms",
  "lib/lists/open-sheet.tsx": "the frame of the sheets of records, which are walked",
  "lib/view-dialog.tsx": "the frame of other dialogs, which are walked",
  "lib/pending-sheet.tsx": "the place of a record's sheet until the record has come; the sheets are walked",
  "features/crew-mail/write-mail.tsx": "the place of write-mail-sheet until it is known whom it can go to",
  "features/crew-mail/mail-dialog.tsx": "needs a mail that was sent; walked by crew-mail.spec.ts",
  "features/crew-mail/template-choice.tsx": "asks over words that were typed; opened by crew-mail-screen.test.tsx",
  "features/guests/erase-dialog.tsx": "needs a guest that may be changed; walked by guests.spec.ts",
  "features/trips/day-dialog.tsx": "needs a trip that may be changed; walked by charter.spec.ts",
  "features/trips/stay-dialog.tsx": "needs a trip that may be changed; walked by charter.spec.ts",
  "features/trips/sheet-dialog.tsx": "needs a trip that may be changed; walked by charter.spec.ts",
  "features/trips/passenger-dialog.tsx": "needs a trip that may be changed; walked by charter.spec.ts",
  "features/guests/guest-sheet.tsx": "needs a guest that may be changed; walked by guests.spec.ts",
  "features/trips/trip-sheet.tsx": "needs a trip that may be changed; walked by charter.spec.ts",
  "features/leave/decision-dialog.tsx": "needs a request; opened by leave-screens.test.tsx",
  "features/leave/adjustment-dialog.tsx": "needs a contract; opened by leave-screens.test.tsx",
  "features/leave/contract-dialog.tsx": "the captain reads contracts alone; opened by the form cases",
  "features/watch-plans/board/ask-swap-dialog.tsx": "needs a watch of one's own; walked by watch-swaps.spec.ts",
  "features/watch-plans/board/swap-decision-dialog.tsx": "needs a request; walked by watch-swaps.spec.ts",
  "features/watch-plans/board/fill-dialog.tsx": "needs a watch plan; walked by watch-plans.spec.ts",
  "features/watch-plans/board/keep-dialog.tsx":
    "needs a published plan that is broken; opened by watch-plans-screen.test.tsx",
  "features/watch-plans/board/watch-dialog.tsx": "needs a watch plan; walked by watch-plans.spec.ts",
  "features/watch-logs/watch-log-sheet.tsx": "needs a watch of a published plan; walked by watch-logs.spec.ts",
  "features/watch-logs/take-over-dialog.tsx":
    "needs a watch that began a while ago; opened by watch-logs-screen.test.tsx",
  "features/watch-logs/round-dialog.tsx": "needs a watch that is stood; walked by watch-logs.spec.ts",
  "features/watch-logs/hand-over-dialog.tsx": "needs a watch that is stood; walked by watch-logs.spec.ts",
  "features/watch-logs/relieve-dialog.tsx": "needs a watch that was handed over; walked by watch-logs.spec.ts",
  "features/soundings/sounding-sheet.tsx": "needs a sounding, and the demo has none; walked by soundings.spec.ts",
};

const walked = new Set(Object.values(dialogsByArea).flatMap((dialogs) => dialogs.map(({ file }) => file)));
const drawing = filesMatching(/^apps\/web\/src\/.*\.tsx$/)
  .filter(({ path, text }) => !isTest(path) && DRAWS_DIALOG.test(text))
  .map(({ path }) => path.slice(SCREENS.length));

describe("dialogs of the product", () => {
  it("are reached by the browser tests, or it is written down why not", () => {
    expect(drawing.filter((file) => !walked.has(file) && !(file in NOT_WALKED))).toEqual([]);
  });

  it("are named where they are: no entry for what has gone or is walked by now", () => {
    const entries = [...walked, ...Object.keys(NOT_WALKED)];
    expect(entries.filter((file) => !drawing.includes(file))).toEqual([]);
    expect(Object.keys(NOT_WALKED).filter((file) => walked.has(file))).toEqual([]);
  });
});
