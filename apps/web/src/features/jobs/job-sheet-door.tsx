import { usePrefetchQuery } from "@tanstack/react-query";
import { type Coming, lazyPart } from "@ymp/ui/primitives/lazy-part";
import { Suspense, useEffect } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { PanelOnItsWay, ViewOnItsWay } from "../../lib/lazy-part.tsx";
import type { JobSheetProps } from "./job-sheet.tsx";

const WholeSheet = lazyPart<JobSheetProps>(async () => (await import("./job-sheet.tsx")).JobSheet, OnItsWay);

/** Fetches the code of the sheet before somebody opens one. */
export const preloadJobSheet = WholeSheet.preload;

/** The sheet of a job; its code, its words and the job itself are fetched at the same time. */
export function JobSheet(props: JobSheetProps) {
  usePrefetchQuery(useTrpc().jobs.get.queryOptions({ id: props.jobId }));
  useEffect(preloadJobSheet, []);
  return (
    <Suspense fallback={<OnItsWay {...props} />}>
      <InWords {...props} />
    </Suspense>
  );
}

function OnItsWay({ isPage = false, onClose, coming }: JobSheetProps & { coming?: Coming }) {
  return isPage ? <ViewOnItsWay coming={coming} /> : <PanelOnItsWay shape="record" onClose={onClose} coming={coming} />;
}

function InWords(props: JobSheetProps) {
  useWordsOf(["records"]);
  return <WholeSheet {...props} />;
}
