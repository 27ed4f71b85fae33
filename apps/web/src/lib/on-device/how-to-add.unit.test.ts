import { expect, test } from "vitest";
import { wayToAdd } from "./how-to-add.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1",
    5,
    "appleTouch",
  ],
  ["an iPad, which calls itself a Mac", `${mac} Version/18.1 Safari/605.1.15`, 5, "appleTouch"],
  ["Safari on a Mac", `${mac} Version/18.1 Safari/605.1.15`, 0, "appleDesktop"],
  ["Safari on a Mac before it could", `${mac} Version/16.6 Safari/605.1.15`, 0, null],
  ["Chrome on a Mac, which offers it by itself", `${mac} Chrome/142.0.0.0 Safari/537.36`, 0, null],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", 5, "androidFirefox"],
  ["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", 0, null],
])("%s is told its own way to the home screen", (_browser, userAgent, maxTouchPoints, way) => {
  expect(wayToAdd({ userAgent, maxTouchPoints })).toBe(way);
});
