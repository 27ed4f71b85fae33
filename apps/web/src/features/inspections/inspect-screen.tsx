import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { VesselContext } from "../../app/session.ts";
import { useWordsOf } from "../../app/use-words-of.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { EnterCode } from "./enter-code.tsx";
import { InspectionOver } from "./inspection-over.tsx";
import { InspectionView } from "./inspection-view.tsx";
import { useEnterInspection } from "./inspections.mutations.ts";
import { isOver, useInspected } from "./inspections.queries.ts";
import type { InspectSearch } from "./inspections.search.ts";
import { Outside } from "./outside.tsx";

/** What an inspector sees: no account, no menu, nothing of the ship but what this view shows, and that only while it runs. */
export function InspectScreen({ search }: { search: InspectSearch }) {
  useWordsOf(["records", "people", "panels"]);
  const link = useLinkOfAddress();
  const navigate = useNavigate();
  const [isBack, setBack] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const query = useInspected(link !== "pending" && !isBack);
  useLightAtFirst();
  if (isBack) return <InspectionOver isHandedBack onCode={() => setBack(false)} />;
  if (link === "pending") return null;
  if (isOver(query.error) && !asksCode)
    return <InspectionOver refusal={refusalOf(query.error)} onCode={() => setAsksCode(true)} />;
  if (query.data && !query.error)
    return (
      <VesselContext value={query.data.vessel}>
        <InspectionView
          inspected={query.data}
          search={search}
          open={(to) => void navigate({ to: "/inspect", search: to })}
          onOver={() => void query.refetch()}
          onBack={() => setBack(true)}
        />
      </VesselContext>
    );
  if (query.error && !refusalOf(query.error))
    return (
      <Outside>
        <NotLoaded query={query} />
      </Outside>
    );
  if (!query.error && !asksCode) return null;
  return (
    <Outside>
      <EnterCode
        fault={link === "refused" ? "inspection-refusals:linkOver" : undefined}
        onEntered={() => {
          setAsksCode(false);
          void query.refetch();
        }}
      />
    </Outside>
  );
}

/** What stands behind the `#` becomes a cookie, and leaves the address at once: it is sent in no request, and stands in no history. */
function useLinkOfAddress(): "none" | "pending" | "refused" {
  const [secret] = useState(() => globalThis.location.hash.slice(1));
  const [state, setState] = useState<"none" | "pending" | "refused">(secret === "" ? "none" : "pending");
  const enter = useEnterInspection();
  const begin = useEffectEvent(() => {
    const { pathname, search } = globalThis.location;
    globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${search}`);
    enter.mutate({ way: "link", secret }, { onSuccess: () => setState("none"), onError: () => setState("refused") });
  });
  useEffect(() => {
    if (secret !== "") begin();
  }, [secret]);
  return state;
}

/** On deck, in the sun; the person who is signed in on this device gets their own back inside. */
function useLightAtFirst() {
  const { theme } = useServices();
  const begin = useEffectEvent(() => theme.set({ ...theme.getState(), currentTheme: "light" }));
  useEffect(() => begin(), []);
}
