import { cn } from "@ymp/ui/lib/cn";
import { Input } from "@ymp/ui/primitives/input";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { useJobsAddress } from "./jobs-address.ts";

const settleMs = 250;

/** Narrows the list while one types; small until it is used. */
export function JobsSearchBox() {
  const { t } = useTranslation();
  const { search, go } = useJobsAddress();
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useScreenKeys(field, { "/": () => field.current?.focus() });
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => go({ search: text.trim() || undefined }, { replace: true });
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), settleMs);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (draft !== null) send(draft);
    setDraft(null);
  };
  const text = draft ?? search.search ?? "";
  return (
    <Input
      ref={field}
      type="search"
      size="sm"
      lead={<Search />}
      aria-label={t("jobs:filters.search")}
      aria-keyshortcuts="/"
      placeholder={t("jobs:filters.search")}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
        if (event.key !== "Escape") return;
        event.stopPropagation();
        type("");
        event.currentTarget.blur();
      }}
      className={cn(
        "me-1 h-control-sm transition-[width] max-md:hidden focus-within:w-52",
        text ? "w-52" : "w-34 touch:w-40",
      )}
    />
  );
}
