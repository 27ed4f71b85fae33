import { idSchema } from "@ymp/core/id-schema";
import { type KindWith, kindsWith } from "@ymp/core/records";
import { z } from "zod";

export type ConnectedKind = KindWith<"connected">;

export const connectedInput = z.object({ kind: z.enum(kindsWith("connected")), id: idSchema });
export type ConnectedInput = z.infer<typeof connectedInput>;
