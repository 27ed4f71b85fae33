import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { useTrpc } from "../../app/services-context.tsx";

type Outputs = inferRouterOutputs<AppRouter>;
export type ApiToken = Outputs["tokens"]["list"][number];
export type OpenSession = Outputs["session"]["sessions"][number];
export type SecurityKeys = Outputs["securityKeys"]["list"];
export type SecurityKey = SecurityKeys["keys"][number];
export type TwoStepState = Outputs["twoStep"]["state"];

/** Not kept on the device: who signed in from where is nobody else's to read there. */
const meta = { transient: true };

export const useTwoStep = () => useQuery(useTrpc().twoStep.state.queryOptions(undefined, { meta }));
export const useSecurityKeys = () => useQuery(useTrpc().securityKeys.list.queryOptions(undefined, { meta }));
export const useOpenSessions = () => useQuery(useTrpc().session.sessions.queryOptions(undefined, { meta }));
export const useTokens = () => useQuery(useTrpc().tokens.list.queryOptions(undefined, { meta }));
