import { useMutation } from "@tanstack/react-query";
import type { Theme as AccountTheme, SetThemeInput } from "@ymp/api/modules/session/session.schema";
import { useClient, useServices } from "../../app/services-context.tsx";

/** The theme as the account keeps it, shown at once and put back when the server refuses. */
function useThemeCache() {
  const { queryClient, trpc } = useServices();
  const key = trpc.session.me.queryOptions().queryKey;
  return {
    read: (): AccountTheme | undefined => queryClient.getQueryData(key)?.theme,
    write: (theme: AccountTheme | undefined) => {
      queryClient.setQueryData(key, (session) => (session && theme ? { ...session, theme } : session));
    },
  };
}

/** Changes properties of the theme. Quiet for the header's own toggles, whose effect is in sight. */
export function useSetTheme({ isQuiet = false } = {}): (chosen: SetThemeInput) => void {
  const client = useClient();
  const cache = useThemeCache();
  const back = useMutation({
    mutationFn: (theme: AccountTheme) => client.session.setTheme.mutate(theme),
    onMutate: (theme) => cache.write(theme),
    meta: { failure: "messages:themeFailed" },
  });
  const change = useMutation({
    mutationFn: ({ chosen }: { chosen: SetThemeInput; before: AccountTheme }) => client.session.setTheme.mutate(chosen),
    onSuccess: (theme) => cache.write(theme),
    onError: (_error, { before }) => cache.write(before),
    meta: {
      success: isQuiet ? undefined : "messages:themeChanged",
      failure: "messages:themeFailed",
      replacesToasts: true,
      undo: (_theme, input) => (isChange(input) ? back.mutate(input.before) : undefined),
    },
  });
  return (chosen) => {
    const before = cache.read();
    if (!before) return;
    cache.write({ ...before, ...chosen, ...(chosen.navType ? { navCollapsed: false } : {}) });
    change.mutate({ chosen, before });
  };
}

function isChange(input: unknown): input is { before: AccountTheme } {
  return typeof input === "object" && input !== null && "before" in input;
}

export function useResetTheme() {
  const client = useClient();
  const cache = useThemeCache();
  const change = useSetTheme();
  return useMutation({
    mutationFn: (_before: AccountTheme | undefined) => client.session.resetTheme.mutate(),
    onSuccess: (theme) => cache.write(theme),
    meta: {
      success: "messages:themeChanged",
      failure: "messages:themeFailed",
      replacesToasts: true,
      undo: (_theme, before) => (isTheme(before) ? change(before) : undefined),
    },
  });
}

function isTheme(value: unknown): value is AccountTheme {
  return typeof value === "object" && value !== null && "currentTheme" in value;
}
