/** Gives up what does not move for too long, however long all of it takes. */
export interface Silence {
  /** Aborted when it has lasted too long. */
  readonly signal: AbortSignal;
  /** Begins again: something moved. */
  broken(): void;
  /** While it is not the other side who is waited for. */
  pause(): void;
}

export function watchSilence(patienceMs: number): Silence {
  const givingUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const pause = () => clearTimeout(timer);
  const broken = () => {
    pause();
    timer = setTimeout(() => givingUp.abort(new Error(`Nothing moved for ${patienceMs} ms.`)), patienceMs);
  };
  broken();
  return { signal: givingUp.signal, broken, pause };
}

/** What is received from the other side. Who reads it may be slow: only the sender's silence counts. */
export async function* heard<Chunk>(chunks: AsyncIterable<Chunk>, silence: Silence): AsyncGenerator<Chunk> {
  try {
    silence.broken();
    for await (const chunk of chunks) {
      silence.pause();
      yield chunk;
      silence.broken();
    }
  } finally {
    silence.pause();
  }
}

/** What is sent to the other side, piece by piece as it takes them. */
export async function* taken<Chunk>(chunks: AsyncIterable<Chunk>, silence: Silence): AsyncGenerator<Chunk> {
  for await (const chunk of chunks) {
    silence.broken();
    yield chunk;
  }
}
