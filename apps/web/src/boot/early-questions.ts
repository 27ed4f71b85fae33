/** A call as its address names it: `input` is what is there, decoded. */
export interface Question {
  path: string;
  input: string;
}

/** What was asked before the application was there, and what is coming back: one answer of tRPC for each question. */
export interface EarlyAnswers {
  questions: readonly Question[];
  /** By the clock of the page. */
  askedAt: number;
  answers: readonly (Promise<unknown> | undefined)[];
  /** Ends what has not been answered: it would hold a connection that is needed. */
  giveUp: () => void;
}

declare global {
  var ympEarly: EarlyAnswers | undefined;
}

interface Visit {
  pathname: string;
  search: string;
  isPhone: boolean;
}

const nothing = '{"json":null,"meta":{"values":["undefined"],"v":1}}';
/** The list of jobs as it opens, by the day they are due. */
const firstJobs = '{"json":{"state":"open","sort":"due","descending":false,"limit":100,"direction":"forward"}}';
/** As for every reading: `app/limited-fetch.ts`, which is not there yet. */
const longestReadMs = 40_000;
const homes = ["/", "/app", "/app/", "/app/home"];

/** Who is signed in, on which vessel, and the list of jobs where that is what opens. */
export function questionsOf({ pathname, search, isPhone }: Visit): Question[] {
  const isInside = homes.includes(pathname) || pathname.startsWith("/app/");
  const asked = new URLSearchParams(search);
  if (!isInside || asked.has("vessel")) return [];
  const account = ["session.me", "session.vessel"].map((path) => ({ path, input: nothing }));
  const view = asked.get("view") ?? (isPhone ? "my-day" : "table");
  const isPlain = [...asked.keys()].every((key) => key === "view" || key === "job");
  if (!homes.includes(pathname) || view !== "table" || !isPlain) return account;
  return [...account, { path: "jobs.summary", input: nothing }, { path: "jobs.list", input: firstJobs }];
}

type Send = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Asks all of it while the code that will want the answers is still on its way: at once where the vessel is known, else
 * after the session has named the one that was last used.
 */
export function askEarly(questions: readonly Question[], vesselId: string | null, ask: Send): EarlyAnswers {
  const askedAt = performance.now();
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  setTimeout(giveUp, longestReadMs);
  const send: Send = (address, options) => ask(address, { ...options, signal: limit.signal });
  if (vesselId) return { questions, askedAt, answers: askTogether(questions, vesselId, send), giveUp };
  const [me] = askTogether(questions.slice(0, 1), null, send);
  const rest = me?.then((answer) => {
    const last = partOf(answer, "result", "data", "json", "lastVesselId");
    return typeof last === "string" ? askTogether(questions.slice(1), last, send) : [];
  });
  return {
    questions,
    askedAt,
    answers: questions.map((_, index) => (index === 0 ? me : rest?.then((all) => all[index - 1]))),
    giveUp,
  };
}

function askTogether(questions: readonly Question[], vesselId: string | null, send: Send): Promise<unknown>[] {
  const paths = questions.map(({ path }) => path).join();
  const inputs = `{${questions.map(({ input }, index) => `"${index}":${input}`).join()}}`;
  const address = `/trpc/${paths}?batch=1&input=${encodeURIComponent(inputs)}`;
  const answers = send(address, vesselId ? { headers: { "x-vessel-id": vesselId } } : {})
    .then((answer) => answer.json())
    // Anyone who wants an answer then asks for it again, and reports the failure.
    .catch(() => []);
  return questions.map((_, index) => answers.then((all) => all[index]));
}

/** What is within an answer under these names. */
export function partOf(answer: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), answer);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
