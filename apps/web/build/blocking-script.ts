import path from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** Bundles one file into a classic script that runs before anything is painted; the page's policy allows no inline script. */
export function blockingScript({ entry, name, written = {} }: BlockingScript): Plugin {
  let config: ResolvedConfig;

  async function bundle(file = entry): Promise<string> {
    const result = await build({
      configFile: false,
      root: config.root,
      logLevel: "error",
      publicDir: false,
      build: {
        write: false,
        // Browsers too old for the application have to understand at least what tells them so.
        target: "es2015",
        lib: { entry: path.join(config.root, file), formats: ["iife"], name: "boot", fileName: name },
      },
    });
    const outputs = Array.isArray(result) ? result : [result];
    for (const output of outputs) {
      if ("output" in output) return output.output[0].code;
    }
    throw new Error(`Nothing was built from ${file}`);
  }

  return {
    name: "ymp:blocking-script",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== "build") return;
      this.emitFile({ type: "asset", name: `${name}.js`, source: await bundle() });
      for (const [further, source] of Object.entries(written)) {
        const code = typeof source === "string" ? await bundle(source) : source();
        this.emitFile({ type: "asset", name: `${further}.js`, source: code });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${name}.js`, (_request, response, next) => {
        bundle().then((code) => response.setHeader("content-type", "text/javascript").end(code), next);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle: files }) {
        const builtAs = (wanted: string) =>
          Object.keys(files ?? {}).find((file) => path.basename(file).startsWith(`${wanted}-`));
        const furtherFiles = Object.keys(written).flatMap((further) => {
          const file = builtAs(further);
          return file ? [[`data-${further}`, `/${file}`]] : [];
        });
        const attrs = {
          src: `/${builtAs(name) ?? `${name}.js`}`,
          "data-files": JSON.stringify(firstFiles(files ?? {})),
          ...Object.fromEntries(furtherFiles),
        };
        return [{ tag: "script", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}

interface BlockingScript {
  entry: string;
  name: string;
  /** Scripts that it writes behind itself where they are needed: what they are bundled from, or their text. */
  written?: Record<string, string | (() => string)>;
}

interface BuiltFile {
  fileName: string;
  name?: string;
  facadeModuleId?: string | null;
  isEntry?: boolean;
  /** The files it cannot run without. */
  imports?: string[];
}

/** What the script asks for at once, by the place and the language of the visitor: the page itself cannot know them. */
export function firstFiles(files: Record<string, BuiltFile>) {
  const chunks = Object.values(files);
  const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(files[name]?.imports ?? [], found);
    }
    return found;
  };
  const words = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const [, locale = "", area = ""] = facadeModuleId?.match(/bundles\/(\w+)\/(\w+)\.ts$/) ?? [];
    return ["entry", "door", "work"].includes(area) ? [{ locale, area, fileName }] : [];
  });
  const wordFiles = words.map(({ fileName }) => fileName);
  const known = withImports(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const openedBy = (...names: string[]) => {
    const opened = chunks.filter(({ name }) => name && names.includes(name)).map(({ fileName }) => fileName);
    return [...withImports([...opened, ...wordFiles])]
      .filter((file) => !known.has(file) && !wordFiles.includes(file))
      .map((file) => `/${file}`);
  };
  const wordsOf = (wanted: string) =>
    Object.fromEntries(
      words.filter(({ area }) => area === wanted).map(({ locale, fileName }) => [locale, `/${fileName}`]),
    );
  return {
    signIn: openedBy("sign-in"),
    app: openedBy("frame", "list"),
    words: { entry: wordsOf("entry"), door: wordsOf("door"), work: wordsOf("work") },
  };
}
