import { dialogsByArea } from "../fixtures/dialogs.ts";
import { expect } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { reach } from "../webkit/dialog-walk.ts";
import { faultsOfOpenPanel } from "../webkit/panel-room.ts";

const widths = [1440, 820] as const;

for (const [area, dialogs] of Object.entries(dialogsByArea)) {
  for (const user of new Set(dialogs.map(({ as }) => as))) {
    test(`every dialog of ${area} that the ${user} opens has room for its content`, async ({ hold }) => {
      const { tablet } = await hold(user);
      for (const dialog of dialogs.filter(({ as }) => as === user)) {
        for (const [index, width] of (dialog.width ? [dialog.width] : widths).entries()) {
          await tablet.resize(width, 900);
          if (index === 0) await reach(tablet, dialog);
          expect.soft(await faultsOfOpenPanel(tablet), `${dialog.file} at ${width}`).toEqual([]);
          if (process.env.DIALOG_PICTURES)
            await tablet.picture(`${process.env.DIALOG_PICTURES}/${dialog.file.replaceAll("/", "_")}-${width}.png`);
        }
      }
    });
  }
}
