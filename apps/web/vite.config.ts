import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter, tanstackRouterGenerator } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { defineConfig } from "vite";
import { adoptedStyles } from "./build/adopted-styles.ts";
import { blockingScript } from "./build/blocking-script.ts";
import { compileHints } from "./build/compile-hints.ts";
import { compressedFiles } from "./build/compressed-files.ts";
import { latePreloads } from "./build/late-preloads.ts";
import { lateStream } from "./build/late-stream.ts";
import { layersOf } from "./build/layers.ts";
import { olderBrowserPage } from "./build/older-browser-page.ts";
import { plainIcons } from "./build/plain-icons.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Where the development server passes on what it does not serve itself. */
const server = process.env.API_ORIGIN ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    tanstackRouterGenerator({
      target: "react",
      generatedRouteTree: "./src/sign-in-tree.gen.ts",
      disableTypes: true,
      routeFileIgnorePattern: String.raw`^(?!__root|auth|index\.|\$\.|login|forgot|reset|success)`,
    }),
    tanstackRouterGenerator({
      target: "react",
      generatedRouteTree: "./src/home-tree.gen.ts",
      disableTypes: true,
      routeFileIgnorePattern: String.raw`^(?!__root|app$|app\.|index\.|\$\.|home\.)`,
    }),
    plainIcons(),
    lateStream(),
    react(),
    tailwindcss(),
    adoptedStyles(),
    blockingScript({
      entry: "src/boot/theme-boot.ts",
      name: "theme-boot",
      written: { "older-browser": olderBrowserPage, "missing-built-ins": "src/boot/missing-built-ins.ts" },
    }),
    latePreloads(),
    compileHints(),
    compressedFiles(),
    serviceWorker({ worker: "service-worker/worker.js", file: "service-worker.js" }),
  ],
  server: {
    port: Number(process.env.PORT ?? 5173),
    proxy: Object.fromEntries(
      ["/trpc", "/api", "/uploads", "/files", "/archives", "/downloads"].map((path) => [path, { target: server }]),
    ),
  },
  build: {
    target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: layersOf(import.meta.dirname) } } },
  },
});
