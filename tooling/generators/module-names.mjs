/**
 * The names a module goes by.
 * @param {string} plural kebab-case, as in the folder's name
 * @param {{ one?: string, permission: string }} chosen the singular where the usual form is wrong, and whose system access decides
 */
export function namesOf(plural, { one = singularOf(plural), permission }) {
  return { many: formsOf(plural), one: formsOf(one), permission };
}

/** Every way in which code and sentences write it. */
function formsOf(kebab) {
  const camel = kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  const spoken = kebab.replaceAll("-", " ");
  return {
    kebab,
    camel,
    pascal: capitalised(camel),
    snake: kebab.replaceAll("-", "_"),
    /** As addresses are written. */
    address: kebab.replaceAll("-", ""),
    spoken,
    title: capitalised(spoken),
  };
}

function singularOf(plural) {
  if (plural.endsWith("ies")) return `${plural.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, "");
}

function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
