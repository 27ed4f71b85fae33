import { cn } from "@ymp/ui/lib/cn";
import { textTokenOn } from "@ymp/ui/lib/text-on";
import { Check, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { barColors } from "./bar-colors.ts";
import { Block } from "./panel-parts.tsx";

interface BarColorProps {
  label: string;
  /** "default", "" or six hex digits with a leading #. */
  value: string;
  onChoose: (color: string) => void;
}

const swatchClass =
  "keeps-color tap-target flex h-7 w-9 flex-none items-center justify-center rounded-md inset-ring inset-ring-border-strong [&_svg]:size-3.5";
const chosenClass = "outline-2 outline-ring outline-offset-2";

/** The bar's grey, four deep colours that every status can be read on, or a colour of one's own. */
export function BarColor({ label, value, onChoose }: BarColorProps) {
  const { t } = useTranslation();
  const isDefault = value === "default" || value === "";
  const isOwn = !isDefault && !barColors.some(({ color }) => color === value);
  return (
    <Block label={label}>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={t("theme:colors.default")}
          aria-pressed={isDefault}
          onClick={() => onChoose("default")}
          className={cn(swatchClass, "bg-secondary text-secondary-foreground", isDefault && chosenClass)}
        >
          {isDefault ? <Check aria-hidden /> : null}
        </button>
        {barColors.map(({ name, color }) => (
          <button
            key={color}
            type="button"
            aria-label={t(`theme:colors.${name}`)}
            aria-pressed={color === value}
            onClick={() => onChoose(color)}
            className={cn(swatchClass, color === value && chosenClass)}
            style={{ backgroundColor: color, color: textTokenOn(color) }}
          >
            {color === value ? <Check aria-hidden /> : null}
          </button>
        ))}
        <OwnColor label={t("theme:colors.own")} color={isOwn ? value : null} onChoose={onChoose} />
      </div>
    </Block>
  );
}

/** The browser's colour picker. Its "change" comes once, when the picker is closed; React's onChange comes with every move. */
function OwnColor({
  label,
  color,
  onChoose,
}: {
  label: string;
  color: string | null;
  onChoose: (color: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    const choose = () => element && onChoose(element.value.toLowerCase());
    element?.addEventListener("change", choose);
    return () => element?.removeEventListener("change", choose);
  }, [onChoose]);
  return (
    <label
      title={label}
      className={cn(swatchClass, "relative cursor-pointer text-muted-foreground", color && chosenClass)}
      style={color ? { backgroundColor: color, color: textTokenOn(color) } : undefined}
    >
      {color ? <Check aria-hidden /> : <Plus aria-hidden />}
      <input
        ref={input}
        type="color"
        aria-label={label}
        defaultValue={color ?? barColors[0].color}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
