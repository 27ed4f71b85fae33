import { useRouter } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { CommandPalette } from "@ymp/ui/primitives/command-palette";
import { useState } from "react";
import { usePanel } from "../../app/shell/panels.tsx";
import { paletteLabels } from "../../lib/palette-labels.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useMenuGroup } from "./menu-group.tsx";
import { useRecordGroups } from "./record-groups.tsx";
import "./standing-actions.ts";

export interface FindPanelProps {
  text: string;
  onTextChange: (text: string) => void;
}

/** Finds and starts anything: menu and actions from the device, records from the server. */
export function FindPanel({ text, onTextChange }: FindPanelProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const panel = usePanel("find");
  const isPhone = useMedia(phoneQuery);
  const [kind, setKind] = useState("all");
  const go = (href: string, newTab: boolean) => {
    if (newTab) {
      window.open(href, "_blank", "noopener");
      return;
    }
    panel.onOpenChange(false);
    void router.navigate({ href });
  };
  const records = useRecordGroups({ text, kind, go });
  const menu = useMenuGroup({ text, found: records.best, go });
  const groups = [...(kind === "all" || kind === "menu" ? menu : []), ...records.groups];
  const shown = groups.reduce((sum, group) => sum + group.items.length, 0);
  const total = shown - records.shown + records.total;
  return (
    <CommandPalette
      {...panel}
      text={text}
      onTextChange={onTextChange}
      groups={groups}
      kinds={[
        { id: "all", label: t("search:kinds.all") },
        { id: "menu", label: t("search:kinds.menu") },
        ...records.kinds,
      ]}
      kind={kind}
      onKindChange={setKind}
      busy={records.isBusy}
      labels={paletteLabels(t, { shown, total, isMany: records.isMany, isOffline: records.isOffline, isPhone })}
    />
  );
}
