import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

const windowScript = fileURLToPath(new URL("window.py", import.meta.url));

export interface WebKitOptions {
  /** A folder that keeps what the site stores; without one the window is private. */
  profile?: string;
  /** An HTTP proxy, as `Link.address`. */
  proxy?: string;
  /** A folder for what is downloaded, and for what is printed as `printed.pdf`. */
  received?: string;
  /** Nothing moves, and the application is not kept on the device: for what is measured at rest. */
  isStill?: boolean;
}

export interface WebKitWindow {
  driver: WebDriver;
  /** What the console said since the window was opened, one message a line. */
  console(): string[];
  /** Prints the page, which a page under automation cannot ask for itself. */
  print(): void;
  /** Ends the browser without a word to the page, as a system short of memory does. */
  kill(): void;
  close(): Promise<void>;
}

/** A screen of its own, large enough for every window. */
export async function openDisplay(): Promise<{ name: string; close(): void }> {
  const server = spawn("/usr/bin/Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const name = await new Promise<string>((resolve, reject) => {
    server.once("exit", () => reject(new Error("Xvfb ended before it had a screen.")));
    server.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
  return { name, close: () => server.kill() };
}

export async function openWindow(
  display: string,
  { profile, proxy, received, isStill }: WebKitOptions = {},
): Promise<WebKitWindow> {
  const folder = mkdtempSync(path.join(tmpdir(), "ymp-webkit-"));
  const log = path.join(folder, "console.log");
  const pidFile = path.join(folder, "pid");
  const binary = path.join(folder, "browser");
  // The driver silences the browser it starts; the page's console is read from a file.
  writeFileSync(binary, `#!/bin/sh\necho $$ > ${pidFile}\nexec /usr/bin/python3 ${windowScript} >> ${log} 2>&1\n`);
  chmodSync(binary, 0o700);
  const port = await freePort();
  const server = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      ...(profile ? { WEBKIT_PROFILE: profile } : {}),
      ...(proxy ? { WEBKIT_PROXY: proxy } : {}),
      ...(received ? { WEBKIT_RECEIVED: received } : {}),
      ...(isStill ? { WEBKIT_STILL: "1" } : {}),
    },
  });
  await untilItListens(port, server);
  const kill = () => {
    if (existsSync(pidFile)) endProcess(Number(readFileSync(pidFile, "utf8")));
  };
  const end = () => {
    kill();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const driver = await inTime(beginSession(port, binary), "a new session").catch((error) => {
    end();
    throw error;
  });
  answerInTime(driver);
  return {
    driver,
    console: () => (existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(isMessage) : []),
    print: () => process.kill(Number(readFileSync(pidFile, "utf8")), "SIGUSR1"),
    kill,
    async close() {
      await driver.quit().catch(() => undefined);
      end();
    },
  };
}

async function beginSession(port: number, binary: string): Promise<WebDriver> {
  return await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: "YMP", "webkitgtk:browserOptions": { binary, args: [] } }))
    .disableEnvironmentOverrides()
    .build();
}

/** Longer than any command takes on a busy machine. */
const longestCommandMs = 60_000;

/** Now and then WebKit loses the answer to a command, such as to a cookie; its driver would wait for minutes, and not say for which. */
function answerInTime(driver: WebDriver): void {
  const execute = driver.execute.bind(driver);
  driver.execute = (command) => inTime(execute(command), command.getName());
}

async function inTime<Answer>(work: Promise<Answer>, name: string): Promise<Answer> {
  const answered = new AbortController();
  const silence = sleep(longestCommandMs, undefined, { signal: answered.signal });
  const late = silence.then(() => {
    throw new Error(`WebKit gave no answer to ${name} within ${longestCommandMs / 1000} s.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    answered.abort();
  }
}

const isMessage = (line: string) => line.startsWith("CONSOLE ");

function endProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return typeof address === "object" && address ? address.port : 0;
}

async function untilItListens(port: number, server: ChildProcess): Promise<void> {
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error("WebKitWebDriver ended before it listened.");
    await sleep(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (isListening: boolean) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
