import { parseDecimalText } from "@ymp/core/decimal-text";
import { useFormatsAshore } from "./use-formats.ts";

/** How a figure stands in its field: with the reader's own decimal mark, unless it would then be read as something else. */
export function useTypedFigure(): (text: string, decimals: number) => string {
  const mark = useFormatsAshore().hoursFigure(1).includes(",") ? "," : ".";
  return (text, decimals) => {
    const own = text.replace(".", mark);
    return parseDecimalText(own, decimals) === parseDecimalText(text, decimals) ? own : text;
  };
}
