import { fetchFirstFiles } from "./first-files.ts";
import { replayPaint } from "./paint.ts";

// zod would try whether it may make code of text, which the page's policy forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const isSignIn = location.pathname.startsWith("/auth");

replayPaint(document.documentElement, () => localStorage);
if (isSignIn) document.documentElement.dataset.area = "auth";
const files = document.currentScript?.dataset.files;
if (import.meta.env.PROD && files) fetchFirstFiles(document, JSON.parse(files), isSignIn);
