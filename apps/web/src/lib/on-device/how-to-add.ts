export type WayToAdd = "appleTouch" | "appleDesktop" | "androidFirefox";

interface Browser {
  userAgent: string;
  /** An iPad calls itself a Mac, but is touched. */
  maxTouchPoints: number;
}

/** How this browser puts a page on the home screen by hand; null where it does not, or offers it by itself. */
export function wayToAdd({ userAgent, maxTouchPoints }: Browser): WayToAdd | null {
  const isMac = userAgent.includes("Macintosh");
  if (/iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)) return "appleTouch";
  const safari = /Version\/(\d+)[\d.]* Safari\//.exec(userAgent);
  // Safari has it since macOS Sonoma.
  if (isMac && safari && Number(safari[1]) >= 17) return "appleDesktop";
  return userAgent.includes("Android") && userAgent.includes("Firefox/") ? "androidFirefox" : null;
}
