import { Button, IconButton } from "@ymp/ui/primitives/button";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { X } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { installOffer } from "../../app/install-offer.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { useTranslation } from "../translation.tsx";
import { wayToAdd } from "./how-to-add.ts";

const storage = deviceStorage("localStorage");
const key = "ymp.homeScreen";

const isInstalled = () =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

function onOffer(changed: () => void): () => void {
  const taken = () => {
    installOffer.current = null;
    changed();
  };
  window.addEventListener("beforeinstallprompt", changed);
  window.addEventListener("appinstalled", taken);
  return () => {
    window.removeEventListener("beforeinstallprompt", changed);
    window.removeEventListener("appinstalled", taken);
  };
}

/** Tells how to put the product on the home screen, where the browser can and nobody has closed it on this device. */
export function InstallCard() {
  const offer = useSyncExternalStore(onOffer, () => installOffer.current);
  const [isDismissed, setDismissed] = useState(() => storage.getItem(key) !== null);
  const way = wayToAdd(navigator);
  if (isDismissed || isInstalled() || !(offer ?? way)) return null;
  const dismiss = () => {
    storage.setItem(key, "dismissed");
    setDismissed(true);
  };
  return <InstallWords way={way} onInstall={offer ? () => void offer.prompt() : undefined} onDismiss={dismiss} />;
}

interface InstallWordsProps {
  way: ReturnType<typeof wayToAdd>;
  /** Absent where it is done by hand. */
  onInstall?: () => void;
  onDismiss: () => void;
}

function InstallWords({ way, onInstall, onDismiss }: InstallWordsProps) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  return (
    <Card aria-label={t("add.title")} className="max-md:mx-4">
      <SectionHead title={t("add.title")}>
        <IconButton label={t("dismiss")} size="icon-sm" onClick={onDismiss}>
          <X />
        </IconButton>
      </SectionHead>
      <p dir="auto" className="mt-1 text-muted-foreground text-sm">
        {t("add.why")}
      </p>
      {onInstall ? (
        <Button className="mt-3" onClick={onInstall}>
          {t("add.button")}
        </Button>
      ) : (
        <p dir="auto" className="mt-1 text-sm">
          {way ? t(`add.${way}`) : null}
        </p>
      )}
    </Card>
  );
}
