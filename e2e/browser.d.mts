export interface Browser {
  source: string;
  executablePath?: string;
  env?: Record<string, string>;
}
export const browserFile: string;
export function resolveBrowser(): Promise<Browser>;
export function launchBrowser(): Promise<import("@playwright/test").Browser>;
export function launchOptions(browser: Browser): {
  executablePath: string | undefined;
  env: Record<string, string>;
  chromiumSandbox: boolean;
  args: string[];
};
export const firefoxBridge: string;
export const firefoxUserPrefs: Record<string, string | number | boolean>;
export function requireFirefox(): void;
