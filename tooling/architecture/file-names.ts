/** What a dotted part of a file's name may say; everything else is shown before the first dot. */
const FILE_ROLES = new Set([
  ...["schema", "rules", "repository", "service", "router", "record", "rest"],
  ...["search", "mutations", "queries", "columns"],
  ...["test", "unit", "alone", "built", "phone", "webkit", "spec", "fixture"],
  ...["config", "gen", "d"],
]);

/** Names under which anything can be put and nothing be found. */
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|managers?|index|shared|stuff|functions?|constants?)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with a file's name, or nothing. Routes are named by the router's conventions and not judged here. */
export function faultOfName(file: string): string | undefined {
  const name = file.split("/").at(-1) ?? "";
  const [stem = "", ...rest] = name.split(".");
  const roles = rest.slice(0, -1);
  if (!KEBAB.test(stem)) return `${file}: not in kebab-case`;
  if (SAYS_NOTHING.test(stem)) return `${file}: "${stem}" says nothing`;
  const unknown = roles.find((role) => !FILE_ROLES.has(role));
  return unknown === undefined ? undefined : `${file}: "${unknown}" is not in the vocabulary`;
}
