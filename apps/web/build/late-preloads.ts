import type { Plugin, Rolldown } from "vite";

/** What the first screen waits for, and what the frame fetches once that has settled. */
const waitedFor = ["frame", "list"];
const fetchedNext = "routes";

const table =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const use = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** Styles are waited for, so they stay beside the import; those of the page are there. */
const isOwnStyle = (file: string) => file.endsWith(".css") && !/\/base-[\w-]{8}\.css$/.test(file);

interface Preloads {
  files: string[];
  lists: number[][];
}

/**
 * Every import of a part names all files that the part needs, so that they travel together. In the first files these names
 * weigh 3 kB; they are of use only once something is opened, so they come with the routes. Until then a part fetches
 * what it needs step by step.
 */
export function latePreloads(): Plugin {
  return {
    name: "ymp:late-preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const last = chunks.find(({ name }) => name === fetchedNext);
        if (!last) throw new Error(`The build has no ${fetchedNext}.`);
        const preloads: Preloads = { files: [], lists: [] };
        for (const chunk of chunks.filter(({ name }) => waitedFor.includes(name))) moveInto(preloads, chunk);
        last.code += `globalThis.ympPreloads=${JSON.stringify(preloads)};\n`;
      },
    },
  };
}

function moveInto(preloads: Preloads, chunk: Rolldown.OutputChunk) {
  const named = table.exec(chunk.code)?.[1];
  if (!named) throw new Error(`What ${chunk.name} preloads is not written as it was.`);
  const files: string[] = JSON.parse(named);
  const placeOf = (file: string) => {
    if (!preloads.files.includes(file)) preloads.files.push(file);
    return preloads.files.indexOf(file);
  };
  chunk.code = chunk.code.replace(table, readTable).replace(use, (_whole, list: string) => {
    const needed = list.split(",").flatMap((index) => files[Number(index)] ?? []);
    const styles = needed.filter(isOwnStyle);
    preloads.lists.push(needed.filter((file) => !file.endsWith(".css")).map(placeOf));
    const which = preloads.lists.length - 1;
    return styles.length > 0 ? `__preloads(${which}).concat(${JSON.stringify(styles)})` : `__preloads(${which})`;
  });
}

const readTable = "const __preloads=i=>{const p=globalThis.ympPreloads;return p?p.lists[i].map(f=>p.files[f]):[]};\n";
