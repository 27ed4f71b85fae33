import { cleanup, render } from "@testing-library/react";
import { Bell, icons, type LucideProps } from "lucide-react";
import { afterEach, expect, test } from "vitest";
import createPlainIcon, { type IconData } from "./plain-icon.ts";

afterEach(cleanup);

const data = (name: string): Promise<{ __iconData: IconData }> => import(`lucide-react/icons/${name}`);

test.each(["Bell", "TriangleExclamationPoint", "SunSnow", "CircleQuestionMark", "Archive", "Cog"] as const)(
  "%s is drawn as the library draws it",
  async (name) => {
    const file = name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
    const Plain = createPlainIcon((await data(file)).__iconData);
    const Theirs = icons[name];
    const props: LucideProps[] = [{}, { className: "size-3 lucide" }, { "aria-label": "Name" }, { strokeWidth: 1.5 }];
    for (const given of props) {
      const { container: ours } = render(<Plain {...given} />);
      const { container: theirs } = render(<Theirs {...given} />);
      expect(attributesOf(ours)).toEqual(attributesOf(theirs));
      expect(ours.firstElementChild?.innerHTML).toBe(theirs.firstElementChild?.innerHTML);
    }
  },
);

test("an icon that is not drawn at all would be noticed", () => {
  const { container } = render(<Bell />);
  expect(attributesOf(container)).toMatchObject({ class: "lucide lucide-bell", "aria-hidden": "true" });
});

function attributesOf(container: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    [...(container.firstElementChild?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );
}
