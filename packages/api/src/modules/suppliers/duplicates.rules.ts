import { foldText } from "@ymp/core/search/tokens";

export const likenesses = ["name", "email", "phone"] as const;
export type Likeness = (typeof likenesses)[number];

export interface Named {
  id: string;
  name: string;
  /** Of the supplier and of its people. */
  emails: readonly (string | null)[];
  phones: readonly (string | null)[];
}

export interface Likely {
  id: string;
  because: Likeness;
}

const legalForms = new Set(
  "ltd limited llc inc co sa sas sarl srl spa bv nv gmbh ag kg sl slu oy ab as aps pty plc kk".split(" "),
);
const openToAll = new Set([
  ..."gmail.com googlemail.com outlook.com hotmail.com hotmail.fr live.com yahoo.com yahoo.fr icloud.com me.com".split(
    " ",
  ),
  ..."aol.com gmx.com gmx.de gmx.net proton.me protonmail.com orange.fr wanadoo.fr free.fr sfr.fr libero.it".split(" "),
  ..."qq.com 163.com 126.com yahoo.co.jp".split(" "),
]);

/** The name without case, accents, spaces, legal form, vowels and doubled letters: what a slip of the pen leaves. */
export function nameKey(name: string): string {
  const words = foldText(name.replaceAll(".", ""))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !legalForms.has(word));
  const whole = words.join("");
  const bones = whole.replace(/(?<=.)[aeiouy]/g, "").replace(/(.)\1+/g, "$1");
  return bones.length >= 4 ? bones : whole;
}

const domainOf = (email: string | null) => {
  const domain = email?.split("@")[1]?.trim().toLowerCase();
  return domain && !openToAll.has(domain) ? domain : null;
};

/** The last nine digits: country codes and leading zeros are written in many ways. */
const phoneKey = (phone: string | null) => {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return digits.length >= 7 ? digits.slice(-9) : null;
};

function keysOf({ name, emails, phones }: Named): [Likeness, string][] {
  const keyed = (likeness: Likeness, keys: readonly (string | null)[]) =>
    [...new Set(keys)].flatMap((key): [Likeness, string][] => (key ? [[likeness, key]] : []));
  return [
    ...keyed("name", [nameKey(name)]),
    ...keyed("email", emails.map(domainOf)),
    ...keyed("phone", phones.map(phoneKey)),
  ];
}

/** What more than this many have in common, such as a marina's switchboard, tells nothing. */
const tooCommon = 12;

/** Pairs that are probably one and the same, each once, with the first reason that speaks for it. */
export function likelyPairs(all: readonly Named[]): { first: string; second: string; because: Likeness }[] {
  const seen = new Map<string, string[]>();
  const pairs = new Map<string, { first: string; second: string; because: Likeness }>();
  for (const supplier of all) {
    for (const [because, key] of keysOf(supplier)) {
      const others = seen.get(`${because} ${key}`) ?? [];
      for (const first of others.length < tooCommon ? others : []) {
        const pair = { first, second: supplier.id, because };
        if (!pairs.has(`${first} ${supplier.id}`)) pairs.set(`${first} ${supplier.id}`, pair);
      }
      seen.set(`${because} ${key}`, [...others, supplier.id]);
    }
  }
  return [...pairs.values()];
}
