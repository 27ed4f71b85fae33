export type DeviceKind = "computer" | "phone" | "tablet" | "script";

/** What a user agent says of itself, in names that need no translation; null where it says nothing known. */
export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [name: string, sign: RegExp];

/** In this order: most browsers name those they descend from as well. */
const browsers: readonly Sign[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly Sign[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(?: OS X|intosh)\b/],
  ["Linux", /\bLinux\b/],
];

const scripts: readonly Sign[] = [
  ["curl", /^curl\//],
  ["Wget", /^Wget\//],
  ["Python", /^(?:python-|aiohttp|Python\/)/i],
  ["Node", /^(?:node|undici|axios|got)\b/i],
  ["Postman", /^PostmanRuntime\//],
];

const nameIn = (signs: readonly Sign[], agent: string) => signs.find(([, sign]) => sign.test(agent))?.[0] ?? null;

export function deviceOf(userAgent: string | null): Device {
  const agent = userAgent ?? "";
  const script = nameIn(scripts, agent);
  if (script || !agent.startsWith("Mozilla/")) return { kind: "script", browser: script, system: null };
  const system = nameIn(systems, agent);
  return { kind: kindOf(agent, system), browser: nameIn(browsers, agent), system };
}

/** Android tells phones from tablets by the word "Mobile" alone. */
function kindOf(agent: string, system: string | null): DeviceKind {
  if (system === "iPhone") return "phone";
  if (system === "iPad") return "tablet";
  if (system === "Android") return /\bMobile\b/.test(agent) ? "phone" : "tablet";
  return "computer";
}
