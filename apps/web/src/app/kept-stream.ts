interface StreamHandlers<Message> {
  onData: (message: Message) => void;
  onConnectionStateChange: (connection: { state: string; error: unknown }) => void;
  onError: () => void;
  onComplete: () => void;
}

interface Listener<Message> {
  onMessage: (message: Message) => void;
  onLost: () => void;
  onOpen: (isAfterLoss: boolean) => void;
}

const firstPauseMs = 2000;
const longestPauseMs = 16_000;
/** A link that is half open never opens it; the server's own sign of life is awaited only once it is open. */
const longestOpeningMs = 20_000;

/**
 * Keeps a stream open until told to stop. However it ends (the server shuts down in order, the link breaks, a proxy answers
 * in the server's place) it is opened again, after a pause that doubles until one has stood for a while: a stream may be opened only
 * to be refused. The browser by itself would try every three seconds, or never. Pauses differ, so that the tabs of a fleet do not all come back in the same moment.
 */
export function keepStreamOpen<Message>(
  subscribe: (handlers: StreamHandlers<Message>) => { unsubscribe: () => void },
  { onMessage, onLost, onOpen }: Listener<Message>,
): () => void {
  let wasLost = false;
  let pauseMs = firstPauseMs;
  let stopCurrent = () => {};

  function open() {
    let hasEnded = false;
    let subscription: { unsubscribe: () => void } | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(opening);
      clearTimeout(holding);
      wasLost = true;
      subscription?.unsubscribe();
      const reopening = setTimeout(open, pauseMs * (0.5 + Math.random() / 2));
      stopCurrent = () => clearTimeout(reopening);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      onLost();
    };
    const opening = setTimeout(end, longestOpeningMs);
    subscription = subscribe({
      onData: onMessage,
      onConnectionStateChange({ state, error }) {
        if (state === "connecting" && error) end();
        if (state !== "pending") return;
        clearTimeout(opening);
        onOpen(wasLost);
        wasLost = false;
        holding = setTimeout(() => {
          pauseMs = firstPauseMs;
        }, longestPauseMs);
      },
      onError: end,
      onComplete: end,
    });
    stopCurrent = () => {
      hasEnded = true;
      clearTimeout(opening);
      clearTimeout(holding);
      subscription?.unsubscribe();
    };
  }

  open();
  return () => stopCurrent();
}
