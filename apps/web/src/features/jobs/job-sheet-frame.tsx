import { RecordSheet, type RecordSheetProps } from "@ymp/ui/patterns/record-sheet";
import { IconButton } from "@ymp/ui/primitives/button";
import { toast } from "@ymp/ui/primitives/toaster";
import { useWords } from "@ymp/ui/primitives/words";
import { Link as LinkIcon } from "lucide-react";

export type JobFrameProps = Omit<RecordSheetProps, "open"> & { isPage: boolean };

/** The same record over its list, or as a page of its own. */
export function JobFrame({ isPage, ...props }: JobFrameProps) {
  return isPage ? <RecordPage {...props} /> : <RecordSheet open {...props} />;
}

function RecordPage({
  number,
  url,
  title,
  facts,
  tools,
  rail,
  actions,
  presence,
  children,
}: Omit<JobFrameProps, "isPage">) {
  const say = useWords();
  const copyLink = async () => {
    await navigator.clipboard.writeText(url);
    toast.success(say("copied"));
  };
  return (
    <article className="mx-auto flex h-full min-h-0 w-full max-w-6xl flex-1 flex-col">
      <div className="flex h-12 flex-none items-center gap-1 border-border border-b ps-6 pe-3 max-md:ps-4">
        <bdi className="font-mono text-muted-foreground text-xs">{number}</bdi>
        <IconButton label={say("copyLink")} size="icon-sm" onClick={() => void copyLink()}>
          <LinkIcon />
        </IconButton>
        <span className="ms-auto flex items-center gap-1">{tools}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_312px] lg:grid-rows-[auto_1fr]">
        <header className="px-6 pt-5 pb-3 max-md:px-4">
          <h1 dir="auto" className="font-semibold text-xl tracking-[-0.015em]">
            {title}
          </h1>
          {facts ? <div className="mt-2.5 flex flex-wrap items-center gap-2">{facts}</div> : null}
        </header>
        <aside className="flex flex-col gap-5 border-border px-6 py-4 max-md:px-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s lg:px-5 lg:pt-5">
          {rail}
        </aside>
        <div className="px-6 pb-6 max-md:px-4 lg:col-start-1">{children}</div>
      </div>
      {actions ? (
        <div className="sticky bottom-0 flex min-h-16 flex-none items-center gap-2 border-border border-t bg-card px-6 pb-[env(safe-area-inset-bottom)] max-md:px-4 not-has-[button,a,[data-actions],[data-presence]:not(:empty)]:hidden max-md:not-has-[button,a,[data-actions]]:hidden max-md:[&>button:first-child]:flex-1">
          {actions}
          {presence ? (
            <span data-presence className="ms-auto text-muted-foreground text-xs max-md:hidden">
              {presence}
            </span>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
