import { idSchema } from "@ymp/core/id-schema";
import { z } from "zod";

export const connectedKinds = ["job", "equipment", "part", "item", "supplier"] as const;
export type ConnectedKind = (typeof connectedKinds)[number];

export const connectedInput = z.object({ kind: z.enum(connectedKinds), id: idSchema });
export type ConnectedInput = z.infer<typeof connectedInput>;
