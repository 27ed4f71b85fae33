import { type Allergen, type Allergy, byGravity } from "./allergies.ts";

/** Words that name or hide an allergen on a menu, in the languages of the product and of most kitchens; beginnings of words. */
const wordsOf: Readonly<Record<Exclude<Allergen, "other">, string>> = {
  gluten:
    "baguette crouton tagliatell ravioli lasagn gnocchi focaccia croissant quiche tiramisu gluten wheat flour bread pasta spaghetti noodle couscous bulgur barley rye seitan brioche tart pie pancake blé pain pâtes farine orge seigle tarte crêpe 小麦 パン パスタ うどん ラーメン 麦 麩 面包 面条 小麦粉 面粉",
  crustaceans:
    "gamber surimi crustace shellfish prawn shrimp lobster crab langoust crayfish scampi bisque krill homard crevette crabe gambas écreviss 甲殻 えび エビ 海老 かに カニ 蟹 ロブスター オマール 虾 蟹 龙虾",
  eggs: "quiche souffle tiramisu aioli egg omelet mayonnaise meringue custard hollandaise béarnaise frittata œuf oeuf omelette 卵 玉子 たまご マヨネーズ 蛋 蛋黄酱",
  fish: "sushi sashimi seabass monkfish swordfish surimi hake fish salmon tuna cod bass bream anchov sardine turbot sole halibut trout mackerel caviar bottarga worcester niçoise poisson saumon thon anchois daurade cabillaud sardin loup 魚 鮭 サーモン まぐろ マグロ 鯛 たら アンチョビ 鱼 鲑 金枪鱼",
  peanuts: "peanut groundnut satay arachid cacahu 落花生 ピーナ 花生",
  soya: "soy tofu edamame miso tempeh tamari soja 大豆 豆腐 味噌 醤油 枝豆 酱油 豆浆",
  milk: "mascarpone brie ghee panna quiche tiramisu chantilly milk butter cream cheese yogh yogurt burrata mozzarella parmesan ricotta feta gelato béchamel lait beurre crème fromage yaourt 乳 ミルク バター チーズ クリーム ヨーグルト 牛奶 黄油 奶酪 奶油 酸奶",
  nuts: "nut almond hazelnut walnut cashew pistachio pecan macadamia praline marzipan pesto frangipan nougat amande noisette noix pistache cajou praliné アーモンド くるみ ナッツ ピスタチオ カシュー 坚果 杏仁 核桃 腰果 开心果",
  celery: "celer céleri セロリ 芹菜",
  mustard: "mustard dijon moutarde からし マスタード 芥末",
  sesame: "sesam tahin hummus houmous sésame ごま ゴマ 胡麻 タヒニ 芝麻",
  sulphites: "sulphit sulfit wine vin ワイン 葡萄酒",
  lupin: "lupin ルピナス 羽扇豆",
  molluscs:
    "mollus shellfish clam vongole mussel oyster scallop squid calamar octopus cuttlefish abalone palourde moule huître huitre coquille seiche poulpe 貝 あさり アサリ 牡蠣 カキ ほたて ホタテ いか イカ たこ タコ 贝 蛤 牡蛎 扇贝 鱿鱼 章鱼",
};

/** Two that guests and kitchens mean by one word: "shellfish" is both. */
const alike: Partial<Record<Allergen, readonly Allergen[]>> = {
  crustaceans: ["molluscs"],
  molluscs: ["crustaceans"],
};

/** Accents are left out on menus as often as not; of other scripts they are letters. */
const folded = (text: string): string =>
  text.toLocaleLowerCase("en").replace(/[\u00c0-\u024f]/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""));
const startsOfWords = (text: string): string[] => folded(text).split(/[^\p{L}\p{M}]+/u);
const isOfLetters = (word: string) => /^\p{Script=Latin}+$/u.test(word);

/** Also as the end of a word: monkfish. */
const endings: ReadonlySet<string> = new Set(["fish"]);

/** A word of Latin letters counts where a word begins with it, one of Chinese or Japanese wherever it stands. */
function names(text: string, word: string): boolean {
  if (!isOfLetters(word)) return text.includes(word);
  const sought = folded(word);
  return startsOfWords(text).some((start) => start.startsWith(sought) || (endings.has(word) && start.endsWith(sought)));
}

/** What a menu holds by its words. It finds what is written, so a dish is also declared by its cook. */
export function allergensIn(text: string): Allergen[] {
  const found: Allergen[] = [];
  for (const [allergen, words] of entriesOf(wordsOf)) {
    if (words.split(" ").some((word) => names(text, word))) found.push(allergen);
  }
  return found;
}

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  // Safe for an object written out in place: nothing but the named keys is in it.
  Object.entries(record) as [Key, Value][];

export interface Served {
  readonly text: string;
  /** Allergens that the cook declared. */
  readonly contains: readonly Allergen[];
}

export interface AllergicGuest {
  readonly guestId: string;
  readonly name: string;
  readonly allergies: readonly Allergy[];
}

export interface MenuConflict {
  readonly guestId: string;
  readonly name: string;
  readonly allergy: Allergy;
}

/** Whom a meal would hurt, the gravest first. */
export function conflictsOf(served: Served, guests: readonly AllergicGuest[]): MenuConflict[] {
  const holds = new Set<Allergen>([...served.contains, ...allergensIn(served.text)]);
  const hurts = (allergy: Allergy) =>
    allergy.allergen === "other"
      ? allergy.note !== null && folded(served.text).includes(folded(allergy.note))
      : [allergy.allergen, ...(alike[allergy.allergen] ?? [])].some((allergen) => holds.has(allergen));
  return guests
    .flatMap(({ guestId, name, allergies }) => allergies.filter(hurts).map((allergy) => ({ guestId, name, allergy })))
    .toSorted((one, other) => byGravity(one.allergy, other.allergy));
}
