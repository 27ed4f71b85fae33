import { filesMatching } from "./source-tree.ts";

/** The addresses the web application answers, read from its route files; a parameter is written `{}`. */
export function builtAddresses(): Set<string> {
  const files = filesMatching(/^apps\/web\/src\/routes\/.*\.tsx$/).map(({ path }) => path);
  return new Set(files.map(addressOf).filter((address): address is string => address !== undefined));
}

/** `app/jobdetails.$id.tsx` answers /app/jobdetails/{}; layouts and the root answer nothing themselves. */
export function addressOf(file: string): string | undefined {
  const inside = file.replace(/^apps\/web\/src\/routes\//, "").replace(/(\.lazy)?\.tsx$/, "");
  const segments = inside.split(/[/.]/);
  if (
    segments.some((segment) => segment === "__root") ||
    segments.at(-1) === "route" ||
    segments.at(-1)?.startsWith("_")
  )
    return undefined;
  const named = segments.filter(
    (segment) => segment !== "index" && !segment.startsWith("_") && !segment.startsWith("("),
  );
  return `/${named.map((segment) => (segment.startsWith("$") ? "{}" : segment.replace(/_$/, ""))).join("/")}`;
}

/** A documented address in the same writing, whatever its parameter is called. */
export function withoutParameterNames(address: string): string {
  return address.replace(/\{[^}]*\}/g, "{}");
}
