import type { LucideProps } from "lucide-react";
import { createElement, type ForwardRefExoticComponent, forwardRef } from "react";

/** What a file of the library holds of its icon. */
export interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  aliases?: readonly unknown[];
}

/** Draws an icon as the library does where nobody sets its width or scales its stroke: classes and CSS do that here. */
export default function createPlainIcon(icon: IconData): ForwardRefExoticComponent<LucideProps> {
  const { name, size = 24, node, aliases = [] } = icon;
  const names = [
    "lucide",
    ...[name, ...aliases.filter((alias) => typeof alias === "string")].map((own) => `lucide-${own}`),
  ];
  return forwardRef<SVGSVGElement, LucideProps>(({ className = "", children, ...props }, ref) =>
    createElement(
      "svg",
      {
        ref,
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: [...new Set([...names, ...className.split(" ").filter(Boolean)])].join(" "),
        "aria-hidden": children || isNamed(props) ? undefined : "true",
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}

function isNamed(props: object): boolean {
  return Object.entries(props).some(
    ([name, value]) => (name.startsWith("aria-") || name === "role" || name === "title") && value !== undefined,
  );
}
