import { textOn } from "@ymp/core/color";

const textVariables = { dark: "var(--on-light)", light: "var(--on-dark)" } as const;

/** The token for text on a color a user picked (six hex digits with a leading #), by the brightness rule. */
export function textTokenOn(color: string): (typeof textVariables)["dark" | "light"] {
  return textVariables[textOn(color)];
}
