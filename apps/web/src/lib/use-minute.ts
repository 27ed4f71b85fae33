import { useEffect, useState } from "react";

const minuteMs = 60_000;

/** The present moment, renewed when the minute turns. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minuteMs - (now.getTime() % minuteMs) + 50);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
