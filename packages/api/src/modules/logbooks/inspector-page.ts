import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** In the bundle a folder beside it; in the source where it lies. */
const folder = new URL("./inspector-page/", import.meta.url);
const part = (name: string): string => readFileSync(fileURLToPath(new URL(name, folder)), "utf8");

export interface AboutBook {
  readonly vesselId: string;
  readonly book: string;
  readonly genesis: string;
  readonly title: string;
  readonly ship: string;
  readonly shipFacts: string;
  /** When it was opened and closed. */
  readonly volume: string;
  readonly events: number;
  readonly lastHash: string;
  readonly exportedAt: string;
}

export interface InspectedEvent {
  /** As it is hashed. */
  readonly text: string;
  readonly hash: string;
  readonly drawing: string | null;
}

/** Nothing that stands in a book ends the script that holds it. */
const asData = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** One file that needs nothing else: it shows the book, and reckons its chain anew where it is opened. */
export async function* inspectorPage(about: AboutBook, events: AsyncIterable<InspectedEvent>): AsyncGenerator<string> {
  const [before = "", after = ""] = part("page.html").split("<!-- book -->");
  yield before.replace("/* style */", () => part("page.css"));
  yield `<script type="application/json" id="about">${asData(about)}</script>\n`;
  yield '<script type="application/json" id="events">[\n';
  let between = "";
  for await (const event of events) {
    yield `${between}${asData(event)}`;
    between = ",\n";
  }
  yield "\n]</script>\n";
  const programs = { sha256: "sha256.js", proof: "proof.js", program: "page.js" };
  yield Object.entries(programs).reduce((html, [at, name]) => html.replace(`/* ${at} */`, () => part(name)), after);
}

export const readMe = `The ship's book in this folder, without the product that wrote it

index.html    Open it in any browser. It shows the book and says whether its chain holds. It needs no network.
book.pdf      The book as it is printed.
book.csv      Its entries as a table.
events.jsonl  Every event of the book, one a line, as it is hashed.
chain.txt     For each event its number, its hash and the seal of the ship.
genesis.txt   What the first hash is made of.
signatures    The drawn signatures. The name of each file is the SHA-256 of the text in it, which the events name.
SHA256SUMS    Sums of all these files: sha256sum -c SHA256SUMS

To check the chain with standard tools, in this folder:

previous=$(sha256sum < genesis.txt | cut -c1-64)
while IFS= read -r event <&3 && read -r seq hash seal <&4; do
  previous=$(printf '%s\\n%s' "$previous" "$event" | sha256sum | cut -c1-64)
  [ "$previous" = "$hash" ] || { echo "event $seq does not hold"; break; }
done 3<events.jsonl 4<chain.txt
echo "last hash $previous"

The last hash must be the one that is printed on the pages of the book. The seal is made with a key that the ship
keeps, and is checked on board.
`;
