import { Button } from "@ymp/ui/primitives/button";
import { lazyPart } from "@ymp/ui/primitives/lazy-part";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useWords } from "@ymp/ui/primitives/words";
import type { QrDrawingProps } from "./qr-drawing.tsx";

/** A code to scan; what calculates it is fetched with the first one. */
export const QrPicture = lazyPart<QrDrawingProps>(
  async () => (await import("./qr-drawing.tsx")).QrDrawing,
  ({ className, coming }) => {
    const say = useWords();
    if (coming.failures === 0) return <Skeleton className={className} />;
    return (
      <Button busy={coming.isAsking} onClick={coming.onRetry}>
        {say("retry")}
      </Button>
    );
  },
);
