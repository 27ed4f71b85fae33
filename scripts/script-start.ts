// What the scripts that talk to a running server have in common: where it is, who asks, and how they end.
import { type Client, createClient, RefusedError } from "@ymp/api/client";

/** Why a script stops: a sentence for the person who runs it. `isUsage`: it was called wrongly. */
export class Stop extends Error {
  constructor(
    sentence: string,
    readonly isUsage = false,
  ) {
    super(sentence);
  }
}

export interface Connection {
  readonly client: Client;
  readonly url: string;
  readonly token: string;
}

/** Address and token come by the environment: what is in a command line can be read by others on the machine. */
export function connect(): Connection {
  const { YMP_URL: url, YMP_TOKEN: token } = process.env;
  if (!url || !URL.canParse(url)) throw new Stop("Set YMP_URL to the address of the server.", true);
  if (!token) throw new Stop("Set YMP_TOKEN to an API token: Edit profile, Security, API tokens.", true);
  return { client: createClient({ url, token }), url: url.replace(/\/+$/, ""), token };
}

/** The vessel of that name or id among those the token opens; without a name, the only one. */
export async function findVessel(client: Client, wanted: string | undefined): Promise<{ id: string; name: string }> {
  const vessels = await openVessels(client);
  const [only] = vessels;
  if (wanted === undefined && only && vessels.length === 1) return only;
  const names = vessels.map(({ name }) => name).join(", ");
  if (wanted === undefined) throw new Stop(`Name the vessel with --vessel: ${names}.`, true);
  const found = vessels.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted.toLowerCase());
  if (!found) throw new Stop(`The token opens no vessel called ${wanted}. It opens: ${names || "none"}.`);
  return found;
}

export async function openVessels(client: Client): Promise<{ id: string; name: string }[]> {
  const session = await client.session.me.query();
  if (!session) throw new Stop("The token is not valid: it was revoked, has expired, or belongs to another server.");
  return session.vessels;
}

/** Exit codes: 0 done, 1 refused or failed, 2 called wrongly. */
export async function runScript(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes("--help")) {
    console.log(help.trim());
    return;
  }
  try {
    await work();
  } catch (error) {
    const isUsage = (error instanceof Stop && error.isUsage) || isWrongArgument(error);
    console.error(sentenceOf(error));
    if (isUsage) console.error("Run it with --help to see how it is used.");
    process.exitCode = isUsage ? 2 : 1;
  }
}

function isWrongArgument(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

function sentenceOf(error: unknown): string {
  if (error instanceof RefusedError && error.requestId) return `${error.message} (request ${error.requestId})`;
  if (!(error instanceof Error)) return String(error);
  return error.message === "fetch failed" ? "The server does not answer. Is YMP_URL right?" : error.message;
}
