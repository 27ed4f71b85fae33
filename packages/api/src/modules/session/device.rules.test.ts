import { describe, expect, it } from "vitest";
import { deviceOf } from "./device.rules.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device by what its browser says", () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36`,
      "computer",
      "Chrome",
      "Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
      "computer",
      "Edge",
      "Windows",
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/149.0.0.0 Safari/537.36 OPR/118.0.0.0`,
      "computer",
      "Opera",
      "Linux",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
      "computer",
      "Firefox",
      "macOS",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15",
      "computer",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
      "phone",
      "Safari",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1",
      "phone",
      "Chrome",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
      "tablet",
      "Firefox",
      "iPad",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/149.0.0.0 Mobile Safari/537.36`,
      "phone",
      "Chrome",
      "Android",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} SamsungBrowser/28.0 Chrome/140.0.0.0 Safari/537.36`,
      "tablet",
      "Samsung Internet",
      "Android",
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/149.0.0.0 Safari/537.36`,
      "computer",
      "Chrome",
      "ChromeOS",
    ],
    ["Mozilla/5.0 (something new)", "computer", null, null],
    ["curl/8.9.1", "script", "curl", null],
    ["python-requests/2.32", "script", "Python", null],
    ["node", "script", "Node", null],
    ["our own script", "script", null, null],
    [null, "script", null, null],
  ])("%s", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });
});
