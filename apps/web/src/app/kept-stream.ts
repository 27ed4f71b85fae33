interface StreamHandlers<Message> {
  onData: (message: Message) => void;
  onConnectionStateChange: (connection: { state: string; error: unknown }) => void;
  onComplete: () => void;
}

interface Listener<Message> {
  onMessage: (message: Message) => void;
  onLost: () => void;
  onOpen: (isAfterLoss: boolean) => void;
}

const reopenMs = 2000;

/**
 * Keeps a stream open until told to stop. A server that shuts down in order ends the stream for good instead of breaking
 * it, so it is opened again; the listener learns of every loss.
 */
export function keepStreamOpen<Message>(
  subscribe: (handlers: StreamHandlers<Message>) => { unsubscribe: () => void },
  { onMessage, onLost, onOpen }: Listener<Message>,
): () => void {
  let wasLost = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function lose() {
    wasLost = true;
    onLost();
  }

  const open = () =>
    subscribe({
      onData: onMessage,
      onConnectionStateChange({ state, error }) {
        if (state === "connecting" && error) lose();
        if (state !== "pending") return;
        onOpen(wasLost);
        wasLost = false;
      },
      onComplete() {
        lose();
        reopening = setTimeout(() => {
          subscription = open();
        }, reopenMs);
      },
    });

  let subscription = open();
  return () => {
    clearTimeout(reopening);
    subscription.unsubscribe();
  };
}
