/** Countries whose suppliers are written to in one of our languages; everybody else is written to in English. */
const countries: Record<string, "fr" | "ja" | "zh"> = {
  fr: "fr",
  france: "fr",
  mc: "fr",
  monaco: "fr",
  "french polynesia": "fr",
  jp: "ja",
  japan: "ja",
  日本: "ja",
  cn: "zh",
  china: "zh",
  中国: "zh",
};

export function supplierLanguage(country: string | null): "en" | "fr" | "ja" | "zh" {
  return countries[(country ?? "").trim().toLowerCase()] ?? "en";
}
