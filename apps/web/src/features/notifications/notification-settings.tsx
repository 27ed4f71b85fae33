import { PreferencesMatrix } from "./preferences-matrix.tsx";
import { QuietHours } from "./quiet-hours.tsx";

/** What the account is told of, by which way and at which hours. */
export function NotificationSettings() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PreferencesMatrix />
      <QuietHours />
    </div>
  );
}
