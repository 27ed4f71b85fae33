import { type DesignedColumn, mostReckoned, paperTitle, type Reckoning, reckonings } from "@ymp/core/books/custom-book";
import { figuresAbove } from "@ymp/core/books/design-faults";
import { CheckboxField } from "@ymp/ui/primitives/checkbox";
import { Field, FieldError } from "@ymp/ui/primitives/field";
import { Select } from "@ymp/ui/primitives/select";
import { useTranslation } from "../../../lib/translation.tsx";
import type { SettingProps } from "./column-settings.ts";

/** What a figure comes of. */
export function ReckonSettings({ column: { from }, above, faultAt, change }: SettingProps) {
  const { t } = useTranslation("book-design");
  const { how = "sum", of = [] } = from ?? {};
  const nameOf = useFigureNames(above);
  const figures = figuresAbove(above).filter((path) => how !== "sinceLast" || !path.includes("."));
  const gone = of.filter((path) => !figures.includes(path));
  const error = faultAt("from");
  const reckon = (next: Reckoning) => change({ from: next });
  return (
    <>
      <Field label={t("reckoned")} help={t(`reckoning.${how}Help`)}>
        <Select
          value={how}
          options={reckonings.map((value) => ({ value, label: t(`reckoning.${value}`) }))}
          onValueChange={(next) => reckon({ how: next, of: of.filter((_, nth) => nth < mostOf[next]) })}
        />
      </Field>
      {figures.length === 0 && gone.length === 0 ? (
        <p className="text-muted-foreground text-xs">{t("noFigures")}</p>
      ) : how === "sum" ? (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t("figures")}</legend>
          {[...figures, ...gone].map((path) => (
            <CheckboxField
              key={path}
              label={<span dir="auto">{nameOf(path)}</span>}
              checked={of.includes(path)}
              disabled={of.length >= mostReckoned && !of.includes(path)}
              onCheckedChange={(isTicked) =>
                reckon({ how, of: isTicked ? [...of, path] : of.filter((one) => one !== path) })
              }
            />
          ))}
          {error ? <FieldError>{error}</FieldError> : null}
        </fieldset>
      ) : (
        (how === "difference" ? (["minuend", "subtrahend"] as const) : (["figure"] as const)).map((part, nth) => (
          <Field
            key={part}
            label={t(`reckoning.${part}`)}
            error={nth === 0 || of[nth] === undefined ? error : undefined}
            required
          >
            <Select
              value={of[nth] ?? null}
              placeholder={t("definitions:choose")}
              options={[...new Set([...figures, ...gone])].map((value) => ({ value, label: nameOf(value) }))}
              onValueChange={(path) => reckon({ how, of: withAt(of, nth, path) })}
            />
          </Field>
        ))
      )}
    </>
  );
}

const mostOf: Readonly<Record<Reckoning["how"], number>> = { sum: mostReckoned, difference: 2, sinceLast: 1 };

/** Nothing stands before what was chosen first. */
function withAt(of: readonly string[], nth: number, path: string): string[] {
  const next = [...of];
  next[Math.min(nth, next.length)] = path;
  return next;
}

/** A figure within rows is named with them. */
function useFigureNames(above: readonly DesignedColumn[]): (path: string) => string {
  const { t } = useTranslation("book-design");
  return (path) => {
    const [key, within] = path.split(".");
    const column = above.find((one) => one.key === key);
    const inner = column?.columns?.find((one) => one.key === within);
    const named = (one: DesignedColumn | undefined) => (one && one.label.trim() !== "" ? paperTitle(one) : "");
    if (within === undefined) return named(column) || t("columnGone");
    return inner && column ? t("allOfRows", { name: named(inner), rows: named(column) }) : t("columnGone");
  };
}
