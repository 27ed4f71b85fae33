import type { DesignedColumn } from "@ymp/core/books/custom-book";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { FieldError } from "@ymp/ui/primitives/field";
import { Input } from "@ymp/ui/primitives/input";
import { Plus, RotateCcw, X } from "lucide-react";
import { useTranslation } from "../../../lib/translation.tsx";
import { newOption } from "./book-design.ts";

type Options = NonNullable<DesignedColumn["options"]>;

export interface ColumnOptionsProps {
  options: Options;
  /** Those that entries may name: they stay, and are offered or not. */
  written: Options;
  most: number;
  error: string | undefined;
  onChange: (options: Options) => void;
}

export function ColumnOptions({ options, written, most, error, onChange }: ColumnOptionsProps) {
  const { t } = useTranslation("book-design");
  const known = new Set(written.map(({ value }) => value));
  const replace = (at: number, part: Partial<Options[number]>) =>
    onChange(options.map((option, nth) => (nth === at ? { ...option, ...part } : option)));
  const takeOff = (at: number, { value, isArchived }: Options[number]) =>
    known.has(value)
      ? replace(at, { isArchived: !isArchived })
      : onChange(options.filter((option) => option.value !== value));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t("options")}</legend>
      {options.map((option, at) => (
        <span key={option.value} className="flex items-center gap-1.5">
          <Input
            aria-label={t("option", { position: at + 1 })}
            value={option.label}
            maxLength={80}
            autoComplete="off"
            className={option.isArchived ? "text-muted-foreground line-through" : undefined}
            onChange={({ target }) => replace(at, { label: target.value })}
          />
          <IconButton
            label={t(option.isArchived ? "offerAgain" : "takeOff", { name: option.label || String(at + 1) })}
            onClick={() => takeOff(at, option)}
          >
            {option.isArchived ? <RotateCcw /> : <X />}
          </IconButton>
        </span>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      {options.length < most ? (
        <Button className="self-start" onClick={() => onChange([...options, newOption()])}>
          <Plus />
          {t("addOption")}
        </Button>
      ) : null}
    </fieldset>
  );
}
