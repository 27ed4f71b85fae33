import { z } from "zod";

/** "#" and six hexadecimal digits. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

const brightnessThreshold = 130;

/** `random` answers in [0, 1), like Math.random; given by the caller so that tests and seeds repeat. */
export function randomColor(random: () => number): string {
  const value = Math.floor(random() * 0x1000000);
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** Which text can be read on that colour. Throws a ZodError for anything but six hexadecimal digits. */
export function textOn(color: string): "dark" | "light" {
  const value = Number.parseInt(colorSchema.parse(color).slice(1), 16);
  const red = (value >> 16) & 0xff;
  const green = (value >> 8) & 0xff;
  const blue = value & 0xff;
  return red * 299 + green * 587 + blue * 114 > brightnessThreshold * 1000 ? "dark" : "light";
}
