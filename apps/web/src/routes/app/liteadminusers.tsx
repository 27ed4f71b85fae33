import { createFileRoute } from "@tanstack/react-router";
import { AccountsScreen } from "../../features/platform/accounts-screen.tsx";
import { accountsSearch } from "../../features/platform/platform.search.ts";

export const Route = createFileRoute("/app/liteadminusers")({
  staticData: { crumb: "platform-screens:title.liteAccounts", isOfPlatform: true, words: ["office", "people"] },
  validateSearch: accountsSearch,
  component: function LiteAdminUsers() {
    return <AccountsScreen edition="lite" />;
  },
});
