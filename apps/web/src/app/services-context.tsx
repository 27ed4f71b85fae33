import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { Services } from "./services.ts";

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("A ServicesProvider is needed above.");
  return services;
}

/** `useSuspenseQuery(useTrpc().jobs.list.queryOptions(input))` */
export function useTrpc(): Services["trpc"] {
  return useServices().trpc;
}

/** For mutations: `useMutation({ mutationFn: useClient().jobs.update.mutate, meta })` */
export function useClient(): Services["client"] {
  return useServices().client;
}

interface Store<State> {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState);
}
