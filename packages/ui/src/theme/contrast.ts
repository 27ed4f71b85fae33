/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** The opaque colors a stylesheet declares for one selector, by token name without the dashes. */
export function readTokens(css: string, selector: string): Map<string, Oklch> {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const blocks = [...rules].filter(([, selectors = ""]) => selectors.split(",").some((one) => one.trim() === selector));
  const declared = blocks.flatMap(([, , block = ""]) => [
    ...block.matchAll(/--([a-z0-9-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g),
  ]);
  return new Map(
    declared.map(([, name = "", lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) },
    ]),
  );
}

/** Linear light of the sRGB screen, each channel clipped to what it can show. */
export function toLinearSrgb({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearSrgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(a: Oklch, b: Oklch): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
