import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { useTrpc } from "../../app/services-context.tsx";

export type AttentionCard = inferRouterOutputs<AppRouter>["attention"]["get"]["cards"][number];
export type AttentionLine = AttentionCard["lines"][number];

export type Waiting = inferRouterOutputs<AppRouter>["attention"]["waiting"];

export const useWaiting = () => useQuery(useTrpc().attention.waiting.queryOptions());
export const useAttention = () => useQuery(useTrpc().attention.get.queryOptions());
