/** What the work answers if it does so in time, else what `late` says of it; the work goes on. */
export function inTime<Answer>(work: Promise<Answer>, waitMs: number, late: () => Answer): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  });
  return Promise.race([work, silence.then(late)]).finally(() => clearTimeout(timer));
}
