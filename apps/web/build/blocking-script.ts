import path from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

/** Bundles one file into a classic script that runs before anything is painted; the page's policy allows no inline script. */
export function blockingScript({ entry, name }: { entry: string; name: string }): Plugin {
  let config: ResolvedConfig;

  async function bundle(): Promise<string> {
    const result = await build({
      configFile: false,
      root: config.root,
      logLevel: "error",
      publicDir: false,
      build: {
        write: false,
        target: "es2022",
        lib: { entry: path.join(config.root, entry), formats: ["iife"], name: "boot", fileName: name },
      },
    });
    const outputs = Array.isArray(result) ? result : [result];
    for (const output of outputs) {
      if ("output" in output) return output.output[0].code;
    }
    throw new Error(`Nothing was built from ${entry}`);
  }

  return {
    name: "ymp:blocking-script",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== "build") return;
      this.emitFile({ type: "asset", name: `${name}.js`, source: await bundle() });
    },
    configureServer(server) {
      server.middlewares.use(`/${name}.js`, (_request, response, next) => {
        bundle().then((code) => response.setHeader("content-type", "text/javascript").end(code), next);
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle: files }) {
        const built = Object.keys(files ?? {}).find((file) => path.basename(file).startsWith(`${name}-`));
        const attrs = { src: `/${built ?? `${name}.js`}`, "data-files": JSON.stringify(firstFiles(files ?? {})) };
        return [{ tag: "script", attrs, injectTo: "head-prepend" }];
      },
    },
  };
}

/** What the script asks for at once, by the place and the language of the visitor: the page itself cannot know them. */
function firstFiles(files: Record<string, { fileName: string; name?: string; facadeModuleId?: string | null }>) {
  const chunks = Object.values(files);
  const named = (...names: string[]) =>
    chunks.filter(({ name: chunk }) => chunk && names.includes(chunk)).map(({ fileName }) => `/${fileName}`);
  const wordsOf = (area: string) =>
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      const locale = facadeModuleId?.match(/bundles\/(\w+)\/(\w+)\.ts$/);
      return locale?.[2] === area ? [[locale[1], `/${fileName}`]] : [];
    });
  return {
    signIn: named("sign-in"),
    app: named("frame", "list"),
    words: { entry: Object.fromEntries(wordsOf("entry")), work: Object.fromEntries(wordsOf("work")) },
  };
}
