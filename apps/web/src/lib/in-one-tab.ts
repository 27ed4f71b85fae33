/** A tab that the system has put to sleep keeps its turn, and gives it to nobody. */
const longestTurnMs = 60_000;

/**
 * Does the work in one tab of the browser at a time. Browsers without locks, or that refuse them with the rest of their storage,
 * do it in every tab, and so does one that waited for its turn for long: for work that is harmless when done twice.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestTurnMs);
  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    await work();
  };
  try {
    if (navigator.locks)
      await orGivenUp(navigator.locks.request(name, { signal: waiting.signal }, begin), waiting.signal);
    else await begin();
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}

/** A store that is silent does not even say that it was called off. */
function orGivenUp<Answer>(turn: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    turn.then(resolve, reject);
  });
}
