/** As long as an answer is read for: a link that is half open answers nothing, and ends nothing. */
const longestWaitMs = 40_000;

/** Told to the window when something has waited long for an answer: whether there is a server is asked then. */
export const unansweredEvent = "ymp:unanswered";

/** Browsers ask for the same code once only, and may receive it yet: `arrival` is done then. */
export class CodeIsLate extends Error {
  readonly arrival: Promise<unknown>;

  constructor(arrival: Promise<unknown>) {
    super("Code is late");
    this.arrival = arrival;
  }
}

/** The page may be on its way out: what it was fetching is ended, and it runs on. */
export const leaving = { isOn: false };

/** Code that is fetched, or `CodeIsLate` after 40 s. A fetch ended by leaving the page is reported only if the page stays. */
export function codeInTime<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  const code = fetchCode();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CodeIsLate(code));
      dispatchEvent(new Event(unansweredEvent));
    }, longestWaitMs);
    const fail = (error: unknown) => (leaving.isOn ? setTimeout(fail, 1000, error) : reject(error));
    code.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

/** For what cannot go on without the code, however late it is. */
export async function evenLate(code: Promise<unknown>): Promise<void> {
  await code.catch((error: unknown) => {
    if (!(error instanceof CodeIsLate)) throw error;
    return error.arrival;
  });
}
