/**
 * The names a module goes by.
 * @param {string} plural kebab-case, as in the folder's name
 * @param {{ one?: string, permission?: string }} chosen where the usual forms are wrong
 */
export function namesOf(plural, { one = singularOf(plural), permission = plural } = {}) {
  const camel = camelCase(plural);
  const oneCamel = camelCase(one);
  return {
    plural,
    camel,
    pascal: capitalised(camel),
    /** One record: "voyage", "spare-part". */
    one,
    oneCamel,
    onePascal: capitalised(oneCamel),
    table: plural.replaceAll("-", "_"),
    /** Whose system access decides: one of packages/core/src/access/modules.ts. */
    permission,
    title: capitalised(plural.replaceAll("-", " ")),
    spoken: one.replaceAll("-", " "),
  };
}

function singularOf(plural) {
  if (plural.endsWith("ies")) return `${plural.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, "");
}

function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
