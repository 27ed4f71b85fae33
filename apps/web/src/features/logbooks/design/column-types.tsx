import type { ColumnType } from "@ymp/core/books/custom-book";
import {
  Anchor,
  Binary,
  Calendar,
  CalendarClock,
  Hash,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MapPin,
  Paperclip,
  TextCursor,
  ToggleLeft,
  User,
  WholeWord,
} from "lucide-react";

/** In the order in which they are offered. */
export const columnIcons: Readonly<Record<ColumnType, LucideIcon>> = {
  bool: ToggleLeft,
  decimal: Hash,
  int: Binary,
  text: TextCursor,
  longtext: WholeWord,
  select: ListTodo,
  multiselect: ListChecks,
  date: Calendar,
  datetime: CalendarClock,
  person: User,
  equipment: Anchor,
  position: MapPin,
  file: Paperclip,
};

export const offeredTypes = Object.keys(columnIcons) as ColumnType[];
