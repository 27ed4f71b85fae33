import type { WebElement } from "selenium-webdriver";
import { arrangeService, onHandOf } from "../fixtures/arrange.ts";
import { openLink } from "../fixtures/link.ts";
import { largePhotoIn, photoIn } from "../fixtures/photo.ts";
import { type Caller, expect } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { readyForSea } from "../webkit/device.ts";
import type { Tablet } from "../webkit/tablet.ts";

interface JobSheet {
  status: string;
  doneTotal: number | null;
  files: { name: string }[];
}

const completeDialog = { role: "dialog", name: /^Complete/ } as const;

/** From the job's page to the filled dialog, as far as the press that ends it. */
async function fillCompletion(tablet: Tablet, workDone: string, photoFile: string): Promise<WebElement> {
  await tablet.press({ role: "button", name: /^Complete/ });
  const dialog = await tablet.see(completeDialog);
  await tablet.fill({ label: /^Work done/ }, workDone, dialog);
  await tablet.fill({ label: /^Running hours/ }, "1012.5", dialog);
  await tablet.see({ text: /Plausible/ }, dialog);
  await tablet.attach(photoFile, dialog);
  return dialog;
}

const sheetOf = ({ call }: Caller, id: string) => call<JobSheet>("query", "jobs.get", { id });

for (const { width, isShort } of [
  { width: 390, isShort: false },
  { width: 820, isShort: true },
  { width: 1440, isShort: false },
]) {
  test(`a job is completed with reading, part and photo at ${width} px${isShort ? "" : " @long"}`, async ({
    folder,
    hold,
  }) => {
    const chief = await hold("chief");
    const { tablet } = chief;
    const { jobId, part } = await arrangeService(chief);
    await tablet.resize(width, 1180);
    await tablet.open(`/app/jobdetails/${jobId}`);
    const dialog = await fillCompletion(tablet, "Impeller renewed.", photoIn(folder));
    await tablet.press({ role: "button", name: /^Complete job/ }, dialog);
    await tablet.gone(completeDialog);

    await expect.poll(() => sheetOf(chief, jobId)).toMatchObject({ status: "done", doneTotal: 10_125 });
    await expect.poll(async () => (await sheetOf(chief, jobId)).files).toHaveLength(1);
    expect(await onHandOf(chief, part.id)).toBe(part.onHand - 1);
  });
}

test("a job completed without a link outlives the browser, and is sent once with its photo", async ({
  folder,
  hold,
}) => {
  const link = await openLink();
  const options = { profile: folder, proxy: link.address };
  const chief = await hold("chief", options);
  const { jobId, part } = await arrangeService(chief);
  const page = `/app/jobdetails/${jobId}`;
  await chief.tablet.open(page);
  await chief.tablet.see({ role: "button", name: /^Complete/ });
  await readyForSea(chief.tablet, "jobs.get");
  link.cut();
  const dialog = await fillCompletion(chief.tablet, "Impeller renewed at sea.", largePhotoIn(folder));
  await chief.tablet.press({ role: "button", name: /^Complete job/ }, dialog);
  await chief.tablet.gone(completeDialog);
  await chief.tablet.see({ text: /queued/ });
  chief.window.kill();

  const again = await hold("chief", { ...options, isResumed: true });
  await again.tablet.open(page);
  await again.tablet.see({ text: /queued/ });
  link.mend();
  await again.tablet.gone({ text: /queued/ });
  await expect.poll(() => sheetOf(again, jobId)).toMatchObject({ status: "done", doneTotal: 10_125 });
  await expect.poll(async () => (await sheetOf(again, jobId)).files).toHaveLength(1);
  expect(await onHandOf(again, part.id)).toBe(part.onHand - 1);
  await link.close();
});
