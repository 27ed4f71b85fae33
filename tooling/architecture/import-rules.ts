import type { Import } from "./import-graph.ts";
import { features } from "./modules/public-parts.ts";
import { isTest } from "./source-tree.ts";

export interface ImportRule {
  readonly name: string;
  readonly isBroken: (found: Import & { to: string }) => boolean;
}

/** Which packages a package may reach; tests reach the testing package as well. */
export const REACH: Record<string, readonly string[]> = {
  core: [],
  i18n: ["core"],
  db: ["core"],
  api: ["core", "i18n", "db"],
  ui: ["core"],
  testing: ["core", "db", "api"],
  server: ["core", "i18n", "db", "api"],
  web: ["core", "i18n", "ui", "api"],
  bench: ["e2e", "core", "db", "api", "server"],
  e2e: ["core", "testing", "scripts"],
  endurance: ["core", "db", "api", "server", "testing"],
  tooling: ["core", "i18n", "db", "api", "server", "testing", "e2e"],
  scripts: ["e2e", "core", "i18n", "db", "api", "server"],
};

export const importRules: readonly ImportRule[] = [
  {
    name: "packages reach only where ARCHITECTURE.md lets them",
    isBroken: ({ from, to }) => !isAllowedPackage(from, to),
  },
  {
    name: "another package is reached by its name, not by a path",
    isBroken: ({ from, to, specifier }) =>
      specifier.startsWith(".") &&
      packageOf(from) !== packageOf(to) &&
      packageOf(from) !== "scripts" &&
      !["e2e", "scripts"].includes(packageOf(to)),
  },
  {
    name: "the browser takes types, schemas and record descriptors of the procedures, nothing else",
    isBroken: ({ from, to, isTypeOnly }) =>
      packageOf(from) === "web" && packageOf(to) === "api" && !isTest(from) && !isTypeOnly && !isForBrowser(to),
  },
  {
    name: "what the browser may take of the procedures leads to nothing it may not take",
    isBroken: ({ from, to, isTypeOnly }) =>
      isForBrowser(from) &&
      packageOf(from) === "api" &&
      !isTest(from) &&
      !isTypeOnly &&
      !["core", "i18n"].includes(packageOf(to)) &&
      !isForBrowser(to),
  },
  {
    name: "a repository is called by its own module only",
    isBroken: ({ from, to }) =>
      isModule(to) && to.includes(".repository.") && moduleOf(from) !== moduleOf(to) && !isTest(from),
  },
  {
    name: "a router leaves SQL to the services",
    isBroken: ({ from, to }) =>
      from.includes(".router.") && (to.includes(".repository.") || to.startsWith("packages/db/src/schema/")),
  },
  {
    name: "rules decide on values and never reach for the database",
    isBroken: ({ from, to, isTypeOnly }) =>
      from.includes(".rules.") &&
      !isTypeOnly &&
      (to.includes(".repository.") || to.includes(".service.") || packageOf(to) === "db"),
  },
  {
    name: "a module reaches another through its service, schema, rules, record or a pure file",
    isBroken: ({ from, to }) =>
      isModule(from) &&
      isModule(to) &&
      moduleOf(from) !== moduleOf(to) &&
      !isTest(from) &&
      !/(\.(service|schema|rules|record)|\/[a-z0-9-]+)\.ts$/.test(to),
  },
  {
    name: "the platform never knows the modules",
    isBroken: ({ from, to }) => from.startsWith("packages/api/src/platform/") && isModule(to) && !isTest(from),
  },
  {
    name: "a feature reaches another feature only through its public parts",
    isBroken: ({ from, to }) => {
      const feature = featureOf(to);
      return feature !== undefined && featureOf(from) !== undefined && feature !== featureOf(from) && !isPublicPart(to);
    },
  },
  {
    name: "features never reach routes, and lib reaches neither",
    isBroken: ({ from, to }) =>
      (featureOf(from) !== undefined && to.startsWith("apps/web/src/routes/")) ||
      (from.startsWith("apps/web/src/lib/") && /^apps\/web\/src\/(features|routes)\//.test(to)),
  },
  {
    name: "primitives know no patterns",
    isBroken: ({ from, to }) =>
      from.startsWith("packages/ui/src/primitives/") && to.startsWith("packages/ui/src/patterns/"),
  },
];

function isAllowedPackage(from: string, to: string): boolean {
  const [importer, imported] = [packageOf(from), packageOf(to)];
  if (importer === imported || REACH[importer]?.includes(imported) === true) return true;
  return imported === "testing" && isTest(from);
}

function packageOf(file: string): string {
  const [top = "", name = ""] = file.split("/");
  return top === "apps" || top === "packages" ? name : top;
}

function moduleOf(file: string): string | undefined {
  return /^packages\/api\/src\/((?:modules|platform)\/[^/]+)\//.exec(file)?.[1];
}

function isModule(file: string): boolean {
  return file.startsWith("packages/api/src/modules/");
}

function featureOf(file: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

const publicParts = new Set(
  features.flatMap(({ name, files }) => files.map((file) => `apps/web/src/features/${name}/${file}`)),
);
const isPublicPart = (file: string) => publicParts.has(file);

/** Schemas, record descriptors with their shape, and definitions of logbooks are data that the browser draws. */
function isForBrowser(file: string): boolean {
  return /\.(schema|record)\.ts$|\/platform\/records\.ts$/.test(file) || /\/definition[^/]*(\.ts$|\/)/.test(file);
}
