import { useState } from "react";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";
import { InspectedOverview } from "./inspected-overview.tsx";
import { InspectionBar } from "./inspection-bar.tsx";
import { InspectionFoot } from "./inspection-foot.tsx";
import type { Inspected } from "./inspections.queries.ts";
import type { InspectSearch } from "./inspections.search.ts";

const InspectedBookView = lazyView(async () => (await import("./inspected-book.tsx")).InspectedBookView);
const InspectedCrew = lazyView(async () => (await import("./inspected-crew.tsx")).InspectedCrew);
const InspectedRest = lazyView(async () => (await import("./inspected-rest.tsx")).InspectedRest);
const CertifyDialog = lazyPanel("form", async () => (await import("./certify-dialog.tsx")).CertifyDialog);
const CheckPrintDialog = lazyPanel("form", async () => (await import("./check-print-dialog.tsx")).CheckPrintDialog);
const HandBackDialog = lazyPanel("form", async () => (await import("./hand-back-dialog.tsx")).HandBackDialog);

interface InspectionViewProps {
  inspected: Inspected;
  search: InspectSearch;
  open: (to: InspectSearch) => void;
  /** The time is over, or a look was refused for it: what is shown goes. */
  onOver: () => void;
  /** The master has the device again. */
  onBack: () => void;
}

export type OpenDialog = "certify" | "check" | "handBack" | null;

/** The bar with the time that is left, what is open, and the copies that were taken. */
export function InspectionView({ inspected, search, open, onOver, onBack }: InspectionViewProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <div className="flex h-dvh flex-col">
      <InspectionBar
        inspected={inspected}
        onOver={onOver}
        onLeave={inspected.inspection.way === "tablet" ? () => setDialog("handBack") : undefined}
        onLeft={onBack}
      />
      <main className="min-h-0 flex-1 overflow-y-auto">
        <Open inspected={inspected} search={search} open={open} onOver={onOver} />
      </main>
      <InspectionFoot inspected={inspected} onOpen={setDialog} />
      {dialog === "certify" ? (
        <CertifyDialog inspected={inspected} bookId={search.book} page={search.page} onClose={close} />
      ) : null}
      {dialog === "check" ? <CheckPrintDialog onClose={close} /> : null}
      {dialog === "handBack" ? <HandBackDialog onBack={onBack} onClose={close} /> : null}
    </div>
  );
}

type OpenProps = Pick<InspectionViewProps, "inspected" | "search" | "open" | "onOver">;

function Open({ inspected, search, open, onOver }: OpenProps) {
  const { book, page, view } = search;
  if (book !== undefined)
    return (
      <InspectedBookView
        key={book}
        bookId={book}
        page={page}
        onTurn={(to) => open({ book, page: to })}
        onOver={onOver}
        onClose={() => open({})}
      />
    );
  if (view === "crew") return <InspectedCrew onOver={onOver} onClose={() => open({})} />;
  if (view === "rest") return <InspectedRest onOver={onOver} onClose={() => open({})} />;
  return <InspectedOverview inspected={inspected} open={open} />;
}
