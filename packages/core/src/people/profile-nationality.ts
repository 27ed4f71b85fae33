import codes from "i18n-iso-countries/codes.json" with { type: "json" };

const alpha2ByAlpha3 = new Map(codes.flatMap(([two, three]) => (two && three ? [[three, two] as const] : [])));

/** ISO 3166-1 alpha-3, as a crew list prints it. */
export const nationalityCodes: readonly string[] = [...alpha2ByAlpha3.keys()].sort();

export function isNationality(code: string): boolean {
  return alpha2ByAlpha3.has(code);
}

/** The country's name in a language; a code that no country has stays as it is. */
export function nationalityName(code: string, locale: string): string {
  const region = alpha2ByAlpha3.get(code);
  return (region && new Intl.DisplayNames([locale], { type: "region" }).of(region)) || code;
}
