import { TRPCError } from "@trpc/server";
import type { Principal, RequestContext } from "@ymp/api/context";
import { createCaller } from "@ymp/api/root";
import type { Services } from "@ymp/api/services";
import { type ErrorShape, shapeOf } from "@ymp/api/trpc";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";

export type Caller = ReturnType<typeof createCaller>;

export interface RequestFacts {
  principal?: Principal | null;
  vesselId?: string | null;
  address?: string;
  inspectionToken?: string | null;
  setHeader?: RequestContext["setHeader"];
}

/** A request as the procedures see it, without HTTP around it. */
export function contextOf(services: Services, facts: RequestFacts = {}): RequestContext {
  return {
    services,
    principal: facts.principal ?? null,
    requestedVesselId: facts.vesselId ?? null,
    requestId: newId(),
    address: facts.address ?? "192.0.2.1",
    userAgent: "test",
    inspectionToken: facts.inspectionToken ?? null,
    setHeader: facts.setHeader ?? (() => {}),
  };
}

export function callerOf(services: Services, facts: RequestFacts = {}): Caller {
  return createCaller(contextOf(services, facts));
}

/** How a call was refused: what the other side is told. Fails when it was not, or when it failed in a way no person is told about. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorShape> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError)
      return {
        code: error.code,
        messageKey: error.messageKey,
        params: error.params,
        fields: error.fields,
        requestId: null,
      };
    if (!(error instanceof TRPCError)) throw error;
    const shape = shapeOf(error, null);
    if (shape.code === "internal") throw error;
    return shape;
  }
  throw new Error("The call was expected to be refused, but it went through.");
}
