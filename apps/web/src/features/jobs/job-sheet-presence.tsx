import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useEffect } from "react";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

const askAgainMs = 10_000;

/** Who else has the job open right now; asking also tells the others that we have. */
export function JobPresence({ jobId }: { jobId: string }) {
  const { t } = useTranslation("job-sheet");
  const trpc = useTrpc();
  const client = useClient();
  const { data: others = [] } = useQuery(
    trpc.live.presence.queryOptions(
      { recordKind: "job", recordId: jobId },
      { refetchInterval: askAgainMs, staleTime: 0, gcTime: 0, meta: { transient: true } },
    ),
  );
  useEffect(() => {
    // A sign of life ends by itself after half a minute; saying so at once is only a courtesy.
    return () => void client.live.leave.mutate({ recordKind: "job", recordId: jobId }).catch(() => undefined);
  }, [client, jobId]);
  const [first, ...rest] = others;
  if (!first) return null;
  const name = first.name.split(" ")[0] ?? first.name;
  return (
    <span
      className="flex items-center gap-1.5"
      title={listed(
        others.map((person) => person.name),
        t,
      )}
    >
      <Eye aria-hidden className="size-3.5" />
      {rest.length === 0 ? t("presence.one", { name }) : t("presence.more", { name, count: rest.length })}
    </span>
  );
}
