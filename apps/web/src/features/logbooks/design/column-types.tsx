import type { ColumnType } from "@ymp/core/books/custom-book";
import {
  Anchor,
  Binary,
  Calendar,
  CalendarClock,
  Droplets,
  Hash,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MapPin,
  MapPinned,
  Paperclip,
  Rows3,
  Sigma,
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
  tank: Droplets,
  position: MapPin,
  place: MapPinned,
  rows: Rows3,
  computed: Sigma,
  file: Paperclip,
};

export const offeredTypes = Object.keys(columnIcons) as ColumnType[];
