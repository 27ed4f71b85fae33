import type { HeavyWork } from "@ymp/api/platform/heavy/heavy-work";
import { bench, type Works } from "./works.ts";

const madeAt = new Date(0);
const header = { vesselName: "M/Y Seraphine", vesselLines: ["IMO 9301234"], title: "Purchase order" };
const columns = [
  { heading: "Part", share: 3 },
  { heading: "Quantity", share: 1, align: "end" },
] as const;

/** Documents of a few pages and labels, as one person asks for them. */
export function paperWorks(work: HeavyWork): Works {
  const order = (lines: number) => {
    const rows = Array.from({ length: lines }, (_, nth) => [`Impeller ${nth} for the sea water pump`, String(nth)]);
    const document = { locale: "en", madeAt, header, blocks: [{ kind: "table", columns, rows }] } as const;
    const task = { name: "writeDocument", document: { ...document, pageWords: "{page} of {pages}" } } as const;
    return () => work.perform(bench, { task });
  };
  const labels = Array.from({ length: 1_000 }, (_, nth) => ({
    qr: `https://yacht.example.com/app/label/${nth}`,
    title: `Sea water pump ${nth}`,
    lines: ["Engine room", `S/N ${nth}`, "M/Y Seraphine"],
  }));
  const sheet = { format: "a4-3x8", locale: "en", title: "Labels", madeAt, labels } as const;
  return {
    "an order of 20 lines in print": order(20),
    "a worklist of 500 lines in print": order(500),
    "1,000 labels with their codes": () => work.perform(bench, { task: { name: "writeLabels", sheet } }),
  };
}
