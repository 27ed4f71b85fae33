import type { PaletteGroup, PaletteItem } from "@ymp/ui/primitives/command-palette";
import { CircleHelp, type LucideIcon, Palette } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useVesselOrNone } from "../../app/session.ts";
import { useMenu } from "../../app/shell/menu.tsx";
import { MenuIcon } from "../../app/shell/menu-icon.tsx";
import { usePanels } from "../../app/shell/panels.tsx";
import { actionsFor, type FoundRecord } from "./actions.ts";
import { matchWords } from "./match-words.ts";

interface MenuGroupNeeds {
  text: string;
  /** The best find of each kind: what actions on a record are offered for. */
  found: readonly FoundRecord[];
  go: (href: string, newTab: boolean) => void;
}

/** The first section: menu entries and what can be started from here. Needs no link. */
export function useMenuGroup({ text, found, go }: MenuGroupNeeds): PaletteGroup[] {
  const { t } = useTranslation();
  const entries: PaletteItem[] = useMenu().map((entry) => ({
    id: `menu:${entry.key}`,
    icon: <MenuIcon name={entry.icon} />,
    label: t(entry.messageKey),
    onSelect: ({ newTab }) => go(entry.route, newTab),
  }));
  const all = [...entries, ...useActionItems({ found, go }), ...useStandingItems(go)];
  const items = all.flatMap((item) => {
    const matches = matchWords(item.label, text);
    return matches ? [{ ...item, matches }] : [];
  });
  return items.length > 0 ? [{ id: "menu", label: t("search:menuAndActions"), items }] : [];
}

function useActionItems({ found, go }: Omit<MenuGroupNeeds, "text">): PaletteItem[] {
  const { t } = useTranslation();
  const access = useVesselOrNone()?.access;
  if (!access) return [];
  return actionsFor(access).flatMap(({ id, icon: Icon, messageKey, href, recordKind }) => {
    const record = recordKind ? found.find((candidate) => candidate.recordKind === recordKind) : null;
    if (record === undefined) return [];
    return {
      id: `action:${id}`,
      icon: <Icon aria-hidden />,
      label: t(messageKey, { title: record?.title ?? "" }),
      onSelect: ({ newTab }) => go(href(record), newTab),
    };
  });
}

function useStandingItems(go: MenuGroupNeeds["go"]): PaletteItem[] {
  const { t } = useTranslation();
  const { show } = usePanels();
  const item = (id: string, Icon: LucideIcon, messageKey: string, onSelect: PaletteItem["onSelect"]) => ({
    id,
    icon: <Icon aria-hidden />,
    label: t(messageKey),
    onSelect,
  });
  return [
    item("help", CircleHelp, "navigation:helpCenter", ({ newTab }) => go("/app/help", newTab)),
    item("theme", Palette, "navigation:theme", () => show("theme")),
  ];
}
