import { dialogs } from "../fixtures/dialogs.ts";
import { expect } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { faultsOfOpenPanel } from "../webkit/panel-room.ts";

const widths = [1440, 820] as const;

for (const user of new Set(dialogs.map(({ as }) => as))) {
  test(`every dialog that the ${user} opens has room for its content`, async ({ hold }) => {
    const { tablet } = await hold(user);
    for (const { file, at, steps } of dialogs.filter(({ as }) => as === user)) {
      await tablet.resize(widths[0], 900);
      await tablet.open(at);
      for (const [role, name] of steps) await tablet.press({ role, name });
      for (const width of widths) {
        await tablet.resize(width, 900);
        expect.soft(await faultsOfOpenPanel(tablet), `${file} at ${width}`).toEqual([]);
      }
    }
  });
}
