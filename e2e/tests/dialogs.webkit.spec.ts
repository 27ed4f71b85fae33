import { dialogsByArea } from "../fixtures/dialogs.ts";
import { expect } from "../fixtures/session.ts";
import { test } from "../fixtures/webkit.ts";
import { reach } from "../webkit/dialog-walk.ts";
import { faultsOfOpenPanel } from "../webkit/panel-room.ts";

const widths = [1440, 820] as const;

for (const [area, dialogs] of Object.entries(dialogsByArea)) {
  for (const user of new Set(dialogs.map(({ as }) => as))) {
    test(`every dialog of ${area} that the ${user} opens has room for its content`, async ({ hold }) => {
      const { tablet } = await hold(user, { isStill: true });
      const faults: string[] = [];
      // One that cannot be reached hides none of the others.
      for (const dialog of dialogs.filter(({ as }) => as === user)) {
        const told = (what: unknown) => faults.push(`${dialog.file}: ${what}`);
        const [first, ...further] = dialog.width ? [dialog.width] : widths;
        await tablet.resize(first, 900);
        const isReached = await reach(tablet, dialog).then(
          () => true,
          (error: Error) => void told(error.message),
        );
        if (!isReached) continue;
        for (const fault of await faultsOfOpenPanel(tablet)) told(`${fault}, at ${first}`);
        for (const width of further) {
          await tablet.resize(width, 900);
          for (const fault of await faultsOfOpenPanel(tablet)) told(`${fault}, at ${width}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}
