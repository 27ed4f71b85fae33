import type { BuiltMenuIcon, MenuIcon as MenuIconName } from "@ymp/core/access/menu";
import {
  BellRing,
  Book,
  CircleHelp,
  ClipboardList,
  Clock,
  Cog,
  type LucideIcon,
  Package,
  Puzzle,
  Sailboat,
  Shield,
  Truck,
  Users,
} from "lucide-react";

const icons: Record<BuiltMenuIcon, LucideIcon> & Partial<Record<MenuIconName, LucideIcon>> = {
  "clipboard-list": ClipboardList,
  clock: Clock,
  cog: Cog,
  puzzle: Puzzle,
  package: Package,
  truck: Truck,
  users: Users,
  shield: Shield,
  sailboat: Sailboat,
  book: Book,
  "bell-ring": BellRing,
  "circle-help": CircleHelp,
};

export function MenuIcon({ name, className }: { name: MenuIconName; className?: string }) {
  const Icon = icons[name];
  return Icon ? <Icon aria-hidden className={className ?? "size-4"} /> : null;
}
