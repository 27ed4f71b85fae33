import { askEarly, questionsOf } from "./early-questions.ts";
import { fetchFirstFiles } from "./first-files.ts";
import { watchEntry } from "./not-started.ts";
import { replayPaint } from "./paint.ts";
import { canRunTheApplication, lacksBuiltIns } from "./supported-browser.ts";
import { writeScript } from "./write-script.ts";

// zod would try whether it may make code of text, which the page's policy forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const written = document.currentScript?.dataset ?? {};
const isSupported = canRunTheApplication(globalThis);
if (!isSupported) writeScript(written.olderBrowser);
else if (lacksBuiltIns()) writeScript(written.missingBuiltIns);

const isFirstVisit = !replayPaint(document.documentElement, () => localStorage);
watchEntry(document, { olderBrowser: written.olderBrowser, isFirstVisit });

const isSignIn = location.pathname.startsWith("/auth");
if (isSignIn) document.documentElement.dataset.area = "auth";

const isPhone = matchMedia("(max-width: 767px)").matches;
const questions = questionsOf({ pathname: location.pathname, search: location.search, isPhone });
// Before the files: an older protocol has few connections, and what they bring is waited for longer.
if (isSupported && questions.length > 0 && !isSignOutOwed())
  globalThis.ympEarly = askEarly(questions, chosenVessel(), fetch);

const { files } = written;
if (isSupported && import.meta.env.PROD && files) fetchFirstFiles(document, JSON.parse(files), isSignIn);

// The first printer of dates has the browser read what it knows of languages, a twentieth of a second on a slow processor.
// That has nothing to do until the code arrives; in three pieces none of them is felt.
setTimeout(() => new Intl.Collator("en"));
setTimeout(() => new Intl.NumberFormat("en"));
setTimeout(() => new Intl.DateTimeFormat("en"));

/** Nothing is asked in the name of somebody who signed out here: `app/owed-sign-out.ts`. */
function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem("ymp.signOut") !== null;
  } catch {
    // Storage may be blocked.
    return false;
  }
}

/** The vessel of this tab, else the one that was worked on last from this device. */
function chosenVessel(): string | null {
  try {
    return sessionStorage.getItem("ymp.vessel") ?? localStorage.getItem("ymp.account")?.split(" ")[1] ?? null;
  } catch {
    // Storage may be blocked.
    return null;
  }
}
