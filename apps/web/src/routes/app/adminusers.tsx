import { createFileRoute } from "@tanstack/react-router";
import { AccountsScreen } from "../../features/platform/accounts-screen.tsx";
import { accountsSearch } from "../../features/platform/platform.search.ts";

export const Route = createFileRoute("/app/adminusers")({
  staticData: { crumb: "platform-screens:title.accounts", isOfPlatform: true, words: ["office", "people"] },
  validateSearch: accountsSearch,
  component: function AdminUsers() {
    return <AccountsScreen edition="full" />;
  },
});
