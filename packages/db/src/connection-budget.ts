/** What a process keeps open beside the connections of requests; each has its reason where it is made. */
const besideRequests = {
  /** Works off the queue: two pieces of work, its ear, and what it notes down. */
  queue: 4,
  /** Finds the work of killed processes. */
  orphanedJobs: 1,
  /** Hears what the database announces. */
  listening: 1,
  /** Asks whether a silent database still answers anybody, of the application's role and of the queue's. */
  signsOfLife: 2,
} as const;

export type ConnectionBudget = { readonly requests: number } & typeof besideRequests;

const sumBeside = Object.values(besideRequests).reduce((sum, count) => sum + count, 0);

/** Requests of one process that need the database at once share these, and wait for one another beyond. */
export const connectionsOfProcess = { default: 20 + sumBeside, fewest: 4 + sumBeside, most: 200 } as const;

/**
 * How many connections to PostgreSQL each part of a process has at the most.
 * @param all of the process together, at least `connectionsOfProcess.fewest`
 */
export function connectionBudget(all: number = connectionsOfProcess.default): ConnectionBudget {
  return { requests: all - sumBeside, ...besideRequests };
}
