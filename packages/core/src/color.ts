/** "#" and six hexadecimal digits. */
export const colorPattern = /^#[0-9a-f]{6}$/i;

const brightnessThreshold = 130;

/**
 * A colour for a person on which their initials can be read. `random` answers in [0, 1), like Math.random; given by the
 * caller so that tests and seeds repeat.
 */
export function randomColor(random: () => number): string {
  return readable(hexOf(Math.floor(random() * 0x1000000)));
}

/** The nearest shade on which the text picked by the brightness rule reaches the contrast of WCAG 1.4.3. */
export function readable(color: string): string {
  let shade = color;
  while (!isReadable(shade)) shade = textOn(shade) === "light" ? mixed(shade, 0) : mixed(shade, 255);
  return shade;
}

/** One step of a tenth towards black (0) or white (255). */
function mixed(color: string, target: number): string {
  const value = Number.parseInt(color.slice(1), 16);
  const channels = [16, 8, 0].map((shift) => {
    const level = (value >> shift) & 0xff;
    return Math.round(level + (target - level) * 0.1) << shift;
  });
  return hexOf(channels.reduce((sum, channel) => sum + channel, 0));
}

const hexOf = (value: number) => `#${value.toString(16).padStart(6, "0")}`;

/** The texts that are on people's colours. */
const texts = { dark: luminanceOf("#10161c"), light: luminanceOf("#ffffff") };
const readableRatio = 4.5;

function isReadable(color: string): boolean {
  const [high, low] = [luminanceOf(color), texts[textOn(color)]].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05) >= readableRatio;
}

/** Relative luminance as WCAG 2 defines it. */
function luminanceOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => {
    const share = ((value >> shift) & 0xff) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Which text can be read on that colour. Throws for anything but six hexadecimal digits. */
export function textOn(color: string): "dark" | "light" {
  if (!colorPattern.test(color)) throw new RangeError(`${color} is not a colour of six hexadecimal digits.`);
  const value = Number.parseInt(color.slice(1), 16);
  const red = (value >> 16) & 0xff;
  const green = (value >> 8) & 0xff;
  const blue = value & 0xff;
  return red * 299 + green * 587 + blue * 114 > brightnessThreshold * 1000 ? "dark" : "light";
}
