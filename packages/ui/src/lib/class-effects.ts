/**
 * What a Tailwind utility sets, as far as two of them can set the same thing. A utility that is not known here is beside
 * every other.
 */
type Effects = readonly string[];

const sides = (of: string, names = "t b l r s e"): Effects => names.split(" ").map((side) => of + side);
const across = "l r s e";
const upright = "t b";
const corners = "tl tr br bl ss se ee es";

const display = ["display"];
const position = ["position"];
const visibility = ["visibility"];
const decorationLine = ["decoration-line"];
const shadow = ["shadow"];
const readers = ["reader"];

const words: Record<string, Effects> = {
  ...each("block inline-block inline flex inline-flex table grid inline-grid contents list-item hidden", display),
  ...each("static fixed absolute relative sticky", position),
  ...each("table-auto table-fixed", ["table-layout"]),
  ...each("visible invisible collapse", visibility),
  ...each("underline overline line-through no-underline", decorationLine),
  ...each("uppercase lowercase capitalize normal-case", ["case"]),
  ...each("sr-only not-sr-only", readers),
  ...each("surface field-edge shadow", shadow),
  "@container": ["container"],
  truncate: ["text-overflow"],
  filter: ["filter"],
};

const beginnings: Record<string, Effects> = {
  p: ["px", "py", ...sides("p")],
  px: ["px", ...sides("p", across)],
  py: ["py", ...sides("p", upright)],
  m: ["mx", "my", ...sides("m")],
  mx: ["mx", ...sides("m", across)],
  my: ["my", ...sides("m", upright)],
  inset: ["inset-x", "inset-y", "start", "end", "top", "bottom", "left", "right"],
  "inset-x": ["inset-x", "left", "right", "start", "end"],
  "inset-y": ["inset-y", "top", "bottom"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  overflow: ["overflow-x", "overflow-y"],
  rounded: [...sides("round-", corners), "round-t", "round-b", "round-s", "round-e"],
  "rounded-t": ["round-t", ...sides("round-", "tl tr")],
  "rounded-b": ["round-b", ...sides("round-", "br bl")],
  "rounded-s": ["round-s", ...sides("round-", "ss es")],
  "rounded-e": ["round-e", ...sides("round-", "se ee")],
  "line-clamp": ["line-clamp", ...display, "overflow-x", "overflow-y"],
  translate: ["translate-x", "translate-y"],
  scale: ["scale-x", "scale-y"],
  bg: ["bg-color"],
  fill: ["fill"],
  "@container": ["container", "container-name"],
  ...alone(
    "pt pb pl pr ps pe mt mb ml mr ms me top bottom left right start end w h min-w min-h max-w max-h basis grow shrink",
  ),
  ...alone(
    "gap-x gap-y items justify self content place-items grid-cols grid-rows col-span col-start row-span row-start",
  ),
  ...alone(
    "appearance auto-rows auto-cols grid-flow order columns z opacity leading tracking whitespace align cursor pointer-events resize select accent",
  ),
  ...alone(
    "animate aspect transition duration ease translate-x translate-y rotate scale-x scale-y overflow-x overflow-y",
  ),
  ...alone(
    "outline-offset underline-offset break-inside field-sizing caret overscroll scroll-mt scroll-px tabular object",
  ),
};

const sizeWords = new Set("2xs xs sm base lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl".split(" "));
const alignWords = new Set("left center right justify start end".split(" "));
const wrapWords = new Set("wrap nowrap balance pretty".split(" "));
const styleWords = new Set("solid dashed dotted double hidden none".split(" "));
const families = new Set("sans serif mono".split(" "));
/** "", "2", "[1.5px]": a measure, where other words name a colour. */
const isMeasure = (value: string) => /^(\d|\[[\d.]|\[length:|$)/.test(value);

const byValue: Record<string, (value: string) => Effects> = {
  text: (value) => {
    if (sizeWords.has(value) || isMeasure(value)) return ["font-size", "leading"];
    if (alignWords.has(value)) return ["text-align"];
    if (wrapWords.has(value)) return ["text-wrap"];
    return value === "ellipsis" || value === "clip" ? ["text-overflow"] : ["text-color"];
  },
  font: (value) => (families.has(value) ? ["font-family"] : ["font-weight"]),
  flex: (value) => {
    if (/^(row|col)/.test(value)) return ["flex-direction"];
    return /wrap/.test(value) ? ["flex-wrap"] : ["flex", "grow", "shrink", "basis"];
  },
  outline: (value) => {
    if (styleWords.has(value)) return ["outline-style"];
    return isMeasure(value) ? ["outline-width"] : ["outline-color"];
  },
  ring: (value) => (isMeasure(value) ? ["ring-width"] : ["ring-color"]),
  "inset-ring": (value) => (isMeasure(value) ? ["inset-ring-width"] : ["inset-ring-color"]),
  shadow: (value) => (/^(none|sm|md|lg|xl|2xl|\[(inset|\d))/.test(value) ? shadow : ["shadow-color"]),
  stroke: (value) => (isMeasure(value) ? ["stroke-width"] : ["stroke"]),
  decoration: (value) => (isMeasure(value) ? ["decoration-width"] : ["decoration-color"]),
  list: (value) => (/side$/.test(value) ? ["list-position"] : ["list-type"]),
  break: () => ["break"],
  touch: () => ["touch"],
  snap: (value) => (/^[xy]$|both|none/.test(value) ? ["snap-type"] : ["snap-align"]),
  divide: (value) => (/^[xy]/.test(value) ? [`divide-${value.charAt(0)}`] : ["divide-color"]),
  border: (value) => borderOf("", value),
  "border-x": (value) => borderOf("x", value),
  "border-y": (value) => borderOf("y", value),
  "border-t": (value) => borderOf("t", value),
  "border-b": (value) => borderOf("b", value),
  "border-l": (value) => borderOf("l", value),
  "border-r": (value) => borderOf("r", value),
  "border-s": (value) => borderOf("s", value),
  "border-e": (value) => borderOf("e", value),
};

const borderSides: Record<string, string> = { "": "x y t b l r s e", x: "x l r", y: "y t b" };

function borderOf(side: string, value: string): Effects {
  if (styleWords.has(value)) return ["border-style"];
  if (value === "collapse" || value === "separate") return ["border-collapse"];
  return sides(isMeasure(value) ? "border-width-" : "border-color-", borderSides[side] ?? side);
}

function each(names: string, effects: Effects): Record<string, Effects> {
  return Object.fromEntries(names.split(" ").map((name) => [name, effects]));
}

function alone(names: string): Record<string, Effects> {
  return Object.fromEntries(names.split(" ").map((name) => [name, [name]]));
}

/** The effects of a utility without its variants: those of "pt-2", "border-e", "text-[13px]". */
export function effectsOf(utility: string): Effects {
  const word = words[utility];
  if (word) return word;
  const bare = utility.replace(/^-/, "");
  const open = bare.search(/[[(]/);
  const name = open < 0 ? bare.replace(/\/.*$/, "") : bare.slice(0, open).replace(/-$/, "");
  for (let beginning = name; beginning; beginning = beginning.slice(0, Math.max(beginning.lastIndexOf("-"), 0))) {
    const judge = byValue[beginning];
    if (judge) return judge(bare.slice(beginning.length + 1));
    const effects = beginnings[beginning];
    if (effects) return effects;
  }
  return [];
}
