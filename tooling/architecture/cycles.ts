/** The groups of files that reach each other in a circle, each given as one path around it. */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function visit(file: string): void {
    if (finished.has(file)) return;
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push([...trail.slice(start), file]);
      return;
    }
    trail.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    trail.pop();
    finished.add(file);
  }

  for (const file of edges.keys()) visit(file);
  return cycles;
}
