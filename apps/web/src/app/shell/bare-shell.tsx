import { Button } from "@ymp/ui/primitives/button";
import { Mark } from "@ymp/ui/primitives/mark";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useSignOut } from "../use-sign-out.ts";
import { PanelsProvider } from "./panels.tsx";
import { SlotsProvider } from "./slots.tsx";

/** For someone who must choose a password or set up a second step first: that, and the way out. */
export function BareShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <PanelsProvider>
      <SlotsProvider>
        <div className="flex h-dvh flex-col">
          <header className="flex h-topbar flex-none items-center gap-2.5 bg-topnav px-4 text-topnav-foreground">
            <Mark />
            <span className="me-auto font-semibold">{t("common:product")}</span>
            <Button
              variant="ghost"
              className="text-topnav-foreground hover:not-disabled:bg-topnav-active hover:not-disabled:text-topnav-foreground"
              busy={signOut.isPending}
              onClick={() => signOut.mutate()}
            >
              <LogOut />
              {t("navigation:signOut")}
            </Button>
          </header>
          <main className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</main>
        </div>
      </SlotsProvider>
    </PanelsProvider>
  );
}
