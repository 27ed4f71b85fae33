import { Button } from "./button.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { Skeleton } from "./skeleton.tsx";
import { useWords } from "./words.tsx";

/** The calendar, fetched when the first one is opened. */
export const LateCalendar = lazyPart<CalendarProps>(
  async () => (await import("./calendar.tsx")).Calendar,
  ({ coming }) => {
    const say = useWords();
    if (coming.failures === 0) return <Skeleton className="size-64" />;
    return (
      <Button busy={coming.isAsking} onClick={coming.onRetry}>
        {say("retry")}
      </Button>
    );
  },
);
