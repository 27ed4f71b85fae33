import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/people/account-screen.tsx";
import { lazyView } from "../../lib/lazy-part.tsx";

const SecuritySections = lazyView(
  async () => (await import("../../features/account/security-sections.tsx")).SecuritySections,
);
const NotificationSettings = lazyView(
  async () => (await import("../../features/notifications/notification-settings.tsx")).NotificationSettings,
);

export const Route = createFileRoute("/app/account")({
  staticData: { crumb: "navigation:account", words: ["people"] },
  component: function Account() {
    return (
      <AccountScreen>
        <div className="flex flex-col gap-4">
          <NotificationSettings />
          <SecuritySections />
        </div>
      </AccountScreen>
    );
  },
});
