import { replayPaint } from "./paint.ts";

replayPaint(document.documentElement, () => localStorage);
if (location.pathname.startsWith("/auth")) document.documentElement.dataset.area = "auth";
