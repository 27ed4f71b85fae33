import { type DecimalMark, parseDecimalText } from "@ymp/core/decimal-text";
import { useFormatsAshore } from "./use-formats.ts";

/** What the reader's language puts before the decimals, also for the person who has no account: what is typed is read by it. */
export function useDecimalMark(): DecimalMark {
  return useFormatsAshore().hoursFigure(1).includes(",") ? "," : ".";
}

/** How a figure is in its field: with the reader's own decimal mark, unless it would then be read as something else. */
export function useTypedFigure(): (text: string, decimals: number) => string {
  const mark = useDecimalMark();
  return (text, decimals) => {
    const own = text.replace(".", mark);
    return parseDecimalText(own, decimals, mark) === parseDecimalText(text, decimals) ? own : text;
  };
}
