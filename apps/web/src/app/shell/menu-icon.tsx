import type { MenuIcon as MenuIconName } from "@ymp/core/access/menu";
import {
  BellRing,
  BookOpen,
  Building2,
  Calendar,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Clock,
  Cog,
  Folder,
  Hammer,
  Handshake,
  type LucideIcon,
  Notebook,
  Package,
  Puzzle,
  Sailboat,
  Shield,
  ShieldCheck,
  Truck,
  Users,
  Wallet,
} from "lucide-react";

const icons: Record<MenuIconName, LucideIcon> = {
  "clipboard-list": ClipboardList,
  cog: Cog,
  puzzle: Puzzle,
  package: Package,
  truck: Truck,
  "book-open": BookOpen,
  notebook: Notebook,
  clock: Clock,
  folder: Folder,
  "shield-check": ShieldCheck,
  users: Users,
  "bell-ring": BellRing,
  calendar: Calendar,
  wallet: Wallet,
  hammer: Hammer,
  handshake: Handshake,
  "chart-column": ChartColumn,
  "building-2": Building2,
  shield: Shield,
  sailboat: Sailboat,
  "circle-help": CircleHelp,
};

export function MenuIcon({ name, className }: { name: MenuIconName; className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden className={className ?? "size-4"} />;
}
