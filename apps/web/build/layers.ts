import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Group {
  name: (id: string, graph: ModuleGraph) => string | null;
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

const component = "?tsr-split=component";
const primitive = (name: string) => `../../packages/ui/src/primitives/${name}.tsx`;

/** Of the library of queries, what sign-in and the screens after it both use. */
const ofQueries = (name: string) => `../../node_modules/@tanstack/react-query/build/modern/${name}.js`;

const pattern = (name: string) => `../../packages/ui/src/patterns/${name}.tsx`;

/** What is opened together, in the order of opening; each ends with what it needs beyond those before it. */
const openings = {
  base: ["src/main.tsx", "../../packages/i18n/src/by-namespace.ts", ...["useQuery", "useMutation"].map(ofQueries)],
  "sign-in": ["src/sign-in-tree.gen.js", `src/routes/auth.tsx${component}`, `src/routes/auth/login.tsx${component}`],
  frame: ["src/home-tree.gen.js", `src/routes/app.tsx${component}`, "src/lib/offline/device-database.ts"],
  list: [`src/routes/app/home.tsx${component}`],
  /** Where everything else is, what is asked for on the way there, and what is known of the kinds of record it shows. */
  routes: ["src/routeTree.gen.ts", "src/app/live-kinds.ts"],
  /** What draws all that opens over a screen or beside its trigger. */
  overlays: [
    ...["overlay-parts", "dialog", "sheet", "command-palette", "combobox", "date-field"].map(primitive),
    ...["panel-frame", "filter-drawer", "selection-bar"].map(pattern),
    "src/features/jobs/jobs-menu-items.tsx",
    "src/features/jobs/person-picker.tsx",
    "src/lib/saved-views/saved-view-items.tsx",
    ...["more-drawer", "profile-menu-items"].map((name) => `src/app/shell/${name}.tsx`),
  ],
  /** What most of the further screens are made of. */
  screens: [
    ...["alert-dialog", "progress", "radio-group", "select", "stepper", "tabs", "textarea"].map(primitive),
    "src/lib/lists/list-empty-state.tsx",
    "src/lib/offline/use-queued-mutation.ts",
    "src/lib/search-field.tsx",
    "../../packages/core/src/money.ts",
  ],
  /** What sends files: it comes with the screens that take them, since a module that was missing once stays missing. */
  uploads: ["src/lib/uploads/use-uploads.ts"],
  forms: [
    "src/lib/schema-form.ts",
    "src/lib/form-refusal.tsx",
    "src/lib/set-field-errors.ts",
    "src/lib/use-fault-text.ts",
  ],
};

/** The other views of the jobs, which are the first screen of those who chose them, and of phones. */
const views = ["board", "calendar", "my-day"].map((view) => `src/features/jobs/${view}-view.tsx`);

const jobSheet = "src/features/jobs/job-sheet.tsx";
/** Whole records that open over a screen. What two of them need is `record`. */
const sheets = [
  jobSheet,
  "src/features/inventory/item-sheet.tsx",
  "src/features/orders/order-sheet.tsx",
  "src/features/spare-parts/part-sheet.tsx",
  "src/features/suppliers/supplier-sheet.tsx",
];

/** What keeps and merges what is typed: in their forms, and on the sheet of a job itself. */
const merging = ["src/lib/forms/merge-fields.ts", "src/lib/forms/use-draft-place.ts"];

const order = [
  "base",
  "fields",
  "sign-in",
  "frame",
  "list",
  "routes",
  "overlays",
  "screens",
  "uploads",
  "forms",
  "record",
  "job-sheet",
] as const;
type Layer = (typeof order)[number];
type Layers = Record<Layer, ReadonlySet<string>>;

/** What input is checked by, and the checks that modules share. */
const schema = /node_modules\/zod\/|packages\/core\/src\/[a-z-]+-schema\.ts$/;
const icon = /node_modules\/lucide-react\/dist\/esm\/icons\//;
/** Small things that many screens know: each as a file of its own would be named by all that lead there. */
const known = /packages\/core\/src\/(bounded|books\/(book-addresses|kinds)|people\/document-types)\.ts$/;
const priorityOf = (layer: Layer) => order.length - order.indexOf(layer);

/**
 * On a slow link every file costs a round trip, so what is needed together is one file. What single screens need is
 * split by who shares it.
 */
export function layersOf(root: string): Group[] {
  let layers: Layers | undefined;
  const layerOf = (id: string, graph: ModuleGraph): Layer | undefined => {
    layers ??= read(root, graph);
    return order.find((layer) => layers?.[layer].has(id));
  };
  return [
    ...order.map((layer) => ({
      debugName: layer,
      name: (id: string, graph: ModuleGraph) => (layerOf(id, graph) === layer ? layer : null),
      priority: priorityOf(layer),
      // What else it leads to is needed by other screens as well, which would have to fetch the sheet of a job.
      includeDependenciesRecursively: layer !== "job-sheet",
    })),
    { name: (id) => (schema.test(id) ? "schemas" : null), priority: priorityOf("screens") },
    { name: (id) => (known.test(id) ? "known" : null), priority: priorityOf("screens") },
    {
      name: (id) => (icon.test(id) ? "icons" : null),
      // After the list has taken its own.
      priority: (priorityOf("list") + priorityOf("screens")) / 2,
      minShareCount: 2,
    },
  ];
}

function read(root: string, graph: ModuleGraph): Layers {
  const from = (files: readonly string[]) =>
    reachedFrom(
      files.map((file) => placeOf(root, file)),
      graph,
    );
  const screens = readdirSync(path.join(root, "src/routes/app"));
  const ofScreens = from([...screens.map((file) => `src/routes/app/${file}${component}`), ...views]);
  const ofSheets = sheets.map((sheet) => from([sheet]));
  const isInSheets = (id: string, atLeast: number) => ofSheets.filter((sheet) => sheet.has(id)).length >= atLeast;
  const [signIn, frame] = [from(openings["sign-in"]), from(openings.frame)];
  const list = from(openings.list);
  const isNeededNext = (id: string) => frame.has(id) || list.has(id);
  const alsoAtFirst = [...signIn].filter(isNeededNext);
  const alsoLater = [...signIn].filter((id) => ofScreens.has(id) || isInSheets(id, 1));
  return {
    base: new Set([...from(openings.base), ...alsoAtFirst]),
    fields: new Set(alsoLater),
    "sign-in": signIn,
    frame,
    list,
    routes: from(openings.routes),
    overlays: from(openings.overlays),
    screens: from(openings.screens),
    uploads: from(openings.uploads),
    forms: from(openings.forms),
    record: new Set([...from(merging), ...ofSheets.flatMap((sheet) => [...sheet]).filter((id) => isInSheets(id, 2))]),
    "job-sheet": new Set([...from([jobSheet])].filter((id) => !ofScreens.has(id))),
  };
}

/** Packages may be linked; the bundler knows them by where they lie. */
function placeOf(root: string, file: string): string {
  const place = path.join(root, file);
  return file.includes("/node_modules/") ? realpathSync(place) : place;
}

/** They name everything they have; who uses what of them is the bundler's to find out. */
const catalogues =
  /node_modules\/((radix-ui|lucide-react)\/|@tanstack\/(react-query|query-core)\/build\/modern\/index\.js$)/;

function reachedFrom(ids: readonly string[], graph: ModuleGraph, reached = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (reached.has(id) || catalogues.test(id)) continue;
    reached.add(id);
    reachedFrom(graph.getModuleInfo(id)?.importedIds ?? [], graph, reached);
  }
  return reached;
}
