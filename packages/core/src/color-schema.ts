import { z } from "zod";
import { colorPattern } from "./color.ts";

/** "#" and six hexadecimal digits. */
export const colorSchema = z.string().regex(colorPattern);
