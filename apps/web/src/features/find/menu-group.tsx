import type { PaletteGroup, PaletteItem } from "@ymp/ui/primitives/command-palette";
import { CircleHelp, type LucideIcon, Palette } from "lucide-react";
import { useVesselOrNone } from "../../app/session.ts";
import { useMenu } from "../../app/shell/menu.tsx";
import { MenuIcon } from "../../app/shell/menu-icon.tsx";
import { usePanels } from "../../app/shell/panels.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { actionsFor, type FoundRecord } from "./actions.ts";
import { matchAnyWord, matchWords } from "./match-words.ts";

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
  const named = [...entries, ...useStandingItems(go)].flatMap((item) => {
    const matches = matchWords(item.label, text);
    return matches ? [{ ...item, matches }] : [];
  });
  const items = [...named, ...useActionItems({ text, found, go })];
  return items.length > 0 ? [{ id: "menu", label: t("search:menuAndActions"), items }] : [];
}

/** An action on a found record is offered with the find; one without is found by its own name. */
function useActionItems({ text, found, go }: MenuGroupNeeds): PaletteItem[] {
  const { t } = useTranslation();
  const access = useVesselOrNone()?.access;
  if (!access) return [];
  return actionsFor(access).flatMap(({ id, icon: Icon, messageKey, href, recordKind }) => {
    const record = recordKind ? found.find((candidate) => candidate.recordKind === recordKind) : null;
    if (record === undefined) return [];
    const label = t(messageKey, { title: record?.title ?? "" });
    const matches = record ? matchAnyWord(label, text) : matchWords(label, text);
    if (matches === null) return [];
    return {
      id: `action:${id}`,
      icon: <Icon aria-hidden />,
      label,
      matches,
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
