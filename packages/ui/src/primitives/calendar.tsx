import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker, type DayPickerLocale, type PropsBase } from "react-day-picker";
import { enGB, fr, ja, zhCN } from "react-day-picker/locale";
import { cn } from "../lib/cn.ts";
import { buttonVariants } from "./button.tsx";
import { useLocaleTag } from "./words.tsx";

function dayPickerLocale(tag: string): DayPickerLocale {
  const locales: Record<string, DayPickerLocale> = { fr, ja, zh: zhCN };
  return locales[tag.slice(0, 2)] ?? enGB;
}

const navButton = cn(buttonVariants({ variant: "ghost", size: "icon-sm" }), "rtl:rotate-180");

const classNames: PropsBase["classNames"] = {
  months: "relative flex gap-6 max-md:flex-col",
  month_caption: "flex h-7 items-center px-2 font-semibold text-sm",
  nav: "absolute end-0 top-0 flex gap-0.5",
  button_previous: navButton,
  button_next: navButton,
  month_grid: "mt-2 border-collapse",
  weekday: "size-8 font-normal text-muted-foreground text-xs",
  day: "p-0 text-center text-sm tabular-nums",
  day_button:
    "size-8 rounded-md hover:bg-accent touch:size-touch in-data-[selected=true]:bg-primary in-data-[selected=true]:font-semibold in-data-[selected=true]:text-primary-foreground in-data-[today=true]:inset-ring in-data-[today=true]:inset-ring-border-strong in-data-[outside=true]:text-muted-foreground",
  range_middle: "bg-selected",
  disabled: "opacity-40",
  hidden: "invisible",
};

export type CalendarProps = {
  /** Midnight of the browser's own clock stands for the calendar date; convert with `browserDay`. */
  selected: Date | undefined;
  onSelect: (day: Date) => void;
  today?: Date;
  disabled?: { before?: Date; after?: Date };
  /** Moves focus to the chosen day when the calendar opens. */
  focusOnOpen?: boolean;
};

/** One month to pick a day from: arrow keys by day and week, page up and down by month. */
export function Calendar({ selected, onSelect, today, disabled, focusOnOpen }: CalendarProps) {
  const tag = useLocaleTag();
  const matchers = [
    ...(disabled?.before ? [{ before: disabled.before }] : []),
    ...(disabled?.after ? [{ after: disabled.after }] : []),
  ];
  return (
    <DayPicker
      mode="single"
      required
      showOutsideDays
      locale={dayPickerLocale(tag)}
      weekStartsOn={1}
      selected={selected}
      defaultMonth={selected ?? today}
      today={today}
      onSelect={onSelect}
      disabled={matchers}
      autoFocus={focusOnOpen}
      classNames={classNames}
      components={{
        Chevron: ({ orientation }) => (orientation === "left" ? <ChevronLeft /> : <ChevronRight />),
      }}
    />
  );
}
