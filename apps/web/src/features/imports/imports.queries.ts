import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useClient, useTrpc } from "../../app/services-context.tsx";
import { nextPage } from "../../lib/lists/list-pages.ts";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { ColumnAnswer, ColumnChoice, FileConstants, ImportDraft, RowDecisions } from "./import-draft.ts";
import type { ImportAction } from "./import-words.ts";

export type ReadSheet = OutputOf<"imports.read">["sheets"][number];
export type Preview = OutputOf<"imports.preview">;
export type PreviewRow = OutputOf<"imports.preview">["rows"][number];
export type Question = OutputOf<"imports.preview">["questions"][number];
export type PastImport = OutputOf<"imports.list">["rows"][number];

const pageSize = 200;

/** What the file holds. Reading writes nothing, but carries a whole file and is therefore sent like a write. */
export function useReadFile({ id, kind, file }: Pick<ImportDraft, "id" | "kind" | "file">) {
  const client = useClient();
  return useQuery({
    queryKey: [["imports", "read"], { id, kind, fileName: file?.fileName, size: file?.base64.length }],
    queryFn: () => client.imports.read.mutate({ fileName: file?.fileName ?? "", base64: file?.base64 ?? "", kind }),
    enabled: file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { transient: true },
  });
}

export interface Decided {
  draft: Pick<ImportDraft, "id" | "kind" | "file" | "sheet">;
  mapping: readonly ColumnChoice[];
  answers: Readonly<Record<string, ColumnAnswer>>;
  constants: FileConstants;
  decisions: RowDecisions;
}

function decidedInput({ draft: { file, kind, sheet }, mapping, answers, constants, decisions }: Decided) {
  const { fileName = "", base64 = "" } = file ?? {};
  return {
    fileName,
    base64,
    kind,
    sheet,
    mapping: mapping.map((choice) => ({ ...choice })),
    answers: { ...answers },
    constants: { ...constants },
    decisions: { ...decisions },
  };
}

function previewKey({ draft: { id, sheet }, ...decided }: Decided, filter: PreviewFilter) {
  return [["imports", "preview"], { id, sheet, ...decided, filter }] as const;
}

export interface PreviewFilter {
  actions?: ImportAction[];
  onlyWithProblems?: boolean;
}

/** The dry run, page by page. */
export function usePreview(decided: Decided, filter: PreviewFilter, enabled = true) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: previewKey(decided, filter),
    queryFn: ({ pageParam }) =>
      client.imports.preview.mutate({ ...decidedInput(decided), ...filter, offset: pageParam, limit: pageSize }),
    initialPageParam: 0,
    getNextPageParam: ({ matching }, pages) => {
      const shown = pages.length * pageSize;
      return shown < matching ? shown : undefined;
    },
    enabled: enabled && decided.draft.file !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { transient: true },
  });
}

/** What has to be asked about the columns as they are mapped, answered or not, and what is to be known of the file. */
export function useQuestions(decided: Decided, enabled: boolean) {
  const { questions = [], notes = [] } = usePreview({ ...decided, answers: {} }, {}, enabled).data?.pages[0] ?? {};
  return { questions, notes };
}

const touched = [
  ["imports", "list"],
  ["equipment"],
  ["jobs"],
  ["plans"],
  ["inventory"],
  ["spareParts"],
  ["suppliers"],
  ["crewDocuments"],
  ["search"],
] as const;

export function useWriteImport() {
  const client = useClient();
  return useMutation({
    mutationFn: ({
      decided,
      ...rest
    }: { decided: Decided } & Pick<InputOf<"imports.write">, "onlyGoodRows" | "locale">) =>
      client.imports.write.mutate({ id: decided.draft.id, ...decidedInput(decided), ...rest }),
    meta: { invalidates: touched, shownInPlace: ["conflict", "invalid", "forbidden"] },
  });
}

export function useUndoImport() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"imports.undo">) => client.imports.undo.mutate(input),
    meta: { success: "imports:undo.done", failure: "imports:undo.failed", invalidates: touched },
  });
}

export function usePastImports() {
  const options = useTrpc().imports.list.infiniteQueryOptions({ limit: 10 }, nextPage);
  return useInfiniteQuery(options);
}
