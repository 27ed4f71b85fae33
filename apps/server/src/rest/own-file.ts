import { idSchema } from "@ymp/core/id-schema";
import { InvalidRequest } from "../http/invalid-request.ts";
import type { Aboard } from "./caller.ts";

const address = /^\/files\/([^/]+)\/([^/]+)(?:\/\w+)?$/;

/**
 * The id of the file at an address: only files that are kept here, of the same vessel. Pictures are sent by upload and
 * named by their address afterwards; nothing is ever fetched from elsewhere.
 */
export function fileAt(sent: string, { vessel }: Aboard, at: { field: string; origin: string }): string {
  const path = sent.startsWith(`${at.origin}/`) ? sent.slice(at.origin.length) : sent;
  const [, vesselId, fileId] = address.exec(path) ?? [];
  const id = idSchema.safeParse(fileId);
  if (!id.success || vesselId !== vessel.id)
    throw new InvalidRequest([{ messageKey: "rest:ownFilesOnly", params: { field: at.field } }]);
  return id.data;
}
