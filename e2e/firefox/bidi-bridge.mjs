#!/usr/bin/env node
// Stands in for Debian's Firefox before Playwright, which speaks a newer WebDriver BiDi: starts it, passes every message on,
// and mends what this Firefox or React would not take.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Commands that one ESR or another lacks. No journey emulates a medium or a screen, or reads an answer's bytes through the browser;
 * `firefoxUserPrefs` names the language and `environment` the timezone.
 */
const lacking =
  /^(emulation\.set(MediaFeatures|Screen|Locale|Timezone)\w*Override|network\.\w*DataCollector|network\.disownData|browser\.setDownloadBehavior)$/;
const environment = { ...process.env, TZ: "UTC" };
/**
 * React keeps a setter of its own on each field, and takes a value that came through it for its own. Fields without a caret
 * that a script can see, such as those for addresses of mail, have a way of their own; all that is in one has been selected.
 */
const assignments = {
  "inputElement.value = value;": nativeAssignmentOf("value"),
  "inputElement.value += text;": nativeAssignmentOf("text"),
};

/** How Playwright runs a function in the page: it has `eval` read its text, which the page's policy forbids. */
const evaluation = "(utilityScript, ...args) => utilityScript.evaluate(...args)";

const firefox = spawn(process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
  env: environment,
  stdio: ["inherit", "inherit", "pipe"],
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));
firefox.on("exit", (code) => process.exit(code ?? 0));

const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = listening.exec(line)?.[1];
  if (address) bridgeTo(address);
  else console.error(line);
}

function bridgeTo(address) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", maxPayload: 0 });
  server.on("listening", () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on("connection", (near, { url }) => {
    const far = new WebSocket(address + url, { maxPayload: 0, perMessageDeflate: false });
    const waiting = [];
    const send = (command) => (far.readyState === WebSocket.OPEN ? far.send(command) : waiting.push(command));
    const windows = windowsInTurn(send);
    near.on("message", (data) => {
      const command = data.toString();
      const answer = answerTo(command);
      if (answer) near.send(answer);
      else if (!windows.takes(command)) send(forFirefox(command));
    });
    far.on("open", () => {
      for (const command of waiting.splice(0)) far.send(command);
    });
    far.on("message", (data) => {
      const message = data.toString();
      if (!windows.triesAgain(message)) near.send(message);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on("close", () => other.close());
      one.on("error", () => other.terminate());
    }
  });
}

/** How often a window is asked for that another one stood in the way of, and after which time. */
const mostTries = 40;
const againMs = 250;

/**
 * Firefox opens a page beside the window that was last in front, and fails where that one is just coming or going: they are opened
 * one after another, and once more where it failed so.
 */
function windowsInTurn(send) {
  const inTurn = [];
  let tries = 0;
  const next = () => {
    tries = 0;
    if (inTurn[0]) send(inTurn[0].command);
  };
  return {
    takes(command) {
      const { id, method } = JSON.parse(command);
      if (method !== "browsingContext.create") return false;
      inTurn.push({ id, command });
      if (inTurn.length === 1) next();
      return true;
    },
    /** What fails so is not told; every other answer is, and the next window has its turn. */
    triesAgain(message) {
      const [first] = inTurn;
      if (!first) return false;
      const { id, type } = JSON.parse(message);
      if (id !== first.id) return false;
      tries += 1;
      if (type === "error" && message.includes("getTabBrowser") && tries < mostTries) {
        setTimeout(() => send(first.command), againMs);
        return true;
      }
      inTurn.shift();
      next();
      return false;
    },
  };
}

function answerTo(command) {
  const { id, method } = JSON.parse(command);
  return lacking.test(method) ? JSON.stringify({ type: "success", id, result: { collector: "none" } }) : undefined;
}

function nativeAssignmentOf(value) {
  return `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, ${value});`;
}

function forFirefox(command) {
  return withFunctionWrittenOut(withNativeAssignments(command));
}

/** The script is a string within JSON: none of these texts holds a character that JSON writes otherwise. */
function withNativeAssignments(command) {
  return Object.entries(assignments).reduce((script, [theirs, ours]) => script.replaceAll(theirs, ours), command);
}

/** What the protocol itself runs is under no policy, so what `eval` would read is in it, and `eval` gives it out in turn. */
function withFunctionWrittenOut(command) {
  const { method, params, ...rest } = JSON.parse(command);
  if (method !== "script.callFunction" || params.target.sandbox) return command;
  const [, isFunction, , text, , ...values] = params.arguments ?? [];
  if (!params.functionDeclaration.startsWith(evaluation) || isFunction?.value !== true) return command;
  const given = [text.value, ...extensionsIn(values)].map((code) => `() => ${code}`);
  const functionDeclaration = `(utilityScript, ...args) => {
    const ofPage = globalThis.eval;
    const given = [${given.join()}];
    globalThis.eval = () => {
      const next = given.shift();
      if (given.length === 0) globalThis.eval = ofPage;
      return next();
    };
    return utilityScript.evaluate(...args);
  }`;
  return JSON.stringify({ ...rest, method, params: { ...params, functionDeclaration } });
}

/** Code that Playwright's script in the page is extended by, as `extend` there would have it read. */
function extensionsIn(value) {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(extensionsIn);
  if (typeof value !== "string" || !value.includes("module.exports = ")) return [];
  return [`(() => { const module = {};\n${value}\nreturn module.exports.default(); })()`];
}
