/** What is behind a code that was read. */
export type ScanMeaning =
  | { kind: "machine" | "item" | "location"; id: string }
  /** A barcode or a part number, as its maker printed it. */
  | { kind: "code"; code: string };

const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const machinePath = /^\/app\/(?:equipment|label)\/([^/]+)\/?$/;

/**
 * Labels hold the address of a page. The host is not looked at: one ship answers under several names, ashore and in her
 * own network, and a label outlives them.
 */
export function meaningOf(text: string): ScanMeaning {
  const code = text.trim();
  const address = URL.canParse(code) ? new URL(code) : null;
  if (!address || !/^https?:$/.test(address.protocol)) return { kind: "code", code };
  const machineId = machinePath.exec(address.pathname)?.[1];
  if (machineId && id.test(machineId)) return { kind: "machine", id: machineId.toLowerCase() };
  if (!/^\/app\/inventory\/?$/.test(address.pathname)) return { kind: "code", code };
  for (const kind of ["item", "location"] as const) {
    const named = address.searchParams.get(kind);
    if (named && id.test(named)) return { kind, id: named.toLowerCase() };
  }
  return { kind: "code", code };
}

/** The page a label opens. */
export function pageOf(meaning: Exclude<ScanMeaning, { kind: "code" }>): string {
  return meaning.kind === "machine" ? `/app/label/${meaning.id}` : `/app/inventory?${meaning.kind}=${meaning.id}`;
}
