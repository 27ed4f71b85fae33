import { vi } from "vitest";
import { thumbnailCache } from "../app/kept-pictures.ts";

/** The browser's caches, with a thumbnail for each address in it that an account has read; `patience` may hold up or refuse any of its work. */
export function stubPictureCache(readers: Record<string, string>, patience = async (): Promise<void> => undefined) {
  const pictures = new Map(
    Object.entries(readers).map(([address, reader]) => [
      address,
      new Response("", { headers: { "x-account-id": reader } }),
    ]),
  );
  const names = new Set([thumbnailCache, "ymp-shell-1"]);
  const after =
    <Asked, Answer>(work: (asked: Asked) => Answer) =>
    async (asked: Asked) => {
      await patience();
      return work(asked);
    };
  const cache = {
    keys: after(() => [...pictures.keys()]),
    match: after((address: string) => pictures.get(address)),
    delete: after((address: string) => pictures.delete(address)),
  };
  vi.stubGlobal("caches", {
    has: after((name: string) => names.has(name)),
    open: after(() => cache),
    delete: after((name: string) => {
      if (name === thumbnailCache) pictures.clear();
      return names.delete(name);
    }),
  });
  return { left: () => [...pictures.keys()], names: () => [...names] };
}
