import { quietPart } from "../../lib/lazy-part.tsx";

/** A book is read before anybody takes a file of it along. */
export const ExportMenu = quietPart(async () => (await import("./export-menu.tsx")).ExportMenu);
