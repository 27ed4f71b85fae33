/** The files that a visitor needs first, by where they are; put together by the build. */
interface FirstFiles {
  signIn: string[];
  app: string[];
  words: Record<"entry" | "door" | "work", Record<string, string>>;
}

/** Asks for them while the entry is still on its way, which would otherwise ask for them one after the other. */
export function fetchFirstFiles(page: Document, files: FirstFiles, isSignIn: boolean): void {
  const { lang } = page.documentElement;
  const { entry, door, work } = files.words;
  const wanted = isSignIn ? [...files.signIn, entry[lang], door[lang]] : [...files.app, entry[lang], work[lang]];
  for (const href of wanted) {
    if (!href) continue;
    const link = page.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, crossOrigin: "" });
    page.head.append(link);
  }
}
