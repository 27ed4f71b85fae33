import type { Principal, RequestContext } from "@ymp/api/context";
import { createCaller } from "@ymp/api/root";
import type { Services } from "@ymp/api/services";
import { AppError, type ErrorCode } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";

export type Caller = ReturnType<typeof createCaller>;

export interface RequestFacts {
  principal?: Principal | null;
  vesselId?: string | null;
  address?: string;
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
    setHeader: facts.setHeader ?? (() => {}),
  };
}

export function callerOf(services: Services, facts: RequestFacts = {}): Caller {
  return createCaller(contextOf(services, facts));
}

export interface Refusal {
  code: ErrorCode;
  messageKey: string;
  params: Record<string, string | number>;
  fields: Record<string, string>;
}

/** How a call was refused. Fails when it was not, or when it failed in a way no person is told about. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof AppError ? error.cause : error;
    if (!(cause instanceof AppError)) throw error;
    const { code, messageKey, params, fields } = cause;
    return { code, messageKey, params, fields };
  }
  throw new Error("The call was expected to be refused, but it went through.");
}
