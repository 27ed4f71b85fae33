import { Link } from "@tanstack/react-router";
import type { MenuEntry } from "@ymp/core/access/menu";
import type { ComponentProps } from "react";

/** A link to a menu entry. The menu names paths the router's types do not know, so it goes by the area and the rest. */
export function MenuLink({ entry, ...props }: Omit<ComponentProps<"a">, "href"> & { entry: Pick<MenuEntry, "route"> }) {
  return <Link to="/app/$" params={{ _splat: entry.route.replace("/app/", "") }} {...props} />;
}
