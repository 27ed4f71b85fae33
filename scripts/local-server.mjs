// A port to listen on and the wait until somebody does.
import { createServer } from "node:net";

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Waits until the address answers a request without an error of the server's own.
 * @param {() => boolean} isWorthWaiting false ends the wait
 * @returns {Promise<boolean>} whether it answered
 */
export async function untilItAnswers(url, isWorthWaiting) {
  while (isWorthWaiting()) {
    const isUp = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    );
    if (isUp) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
