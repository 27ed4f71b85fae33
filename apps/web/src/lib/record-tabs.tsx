import { Tabs, TabsContent, TabsList, TabsTrigger } from "@ymp/ui/primitives/tabs";
import type { ReactNode } from "react";

export interface RecordTabsProps {
  label: string;
  wordOf: (id: string) => string;
  /** By their ids, the first one open; what is false is not offered. */
  tabs: Record<string, ReactNode | false>;
  counts?: Record<string, number>;
  className?: string;
}

/** Comments and files bring their distance along. */
const ownMargin = new Set(["talk", "files"]);

/** The parts of a record's sheet, one at a time. */
export function RecordTabs({ label, wordOf, tabs, counts = {}, className }: RecordTabsProps) {
  const offered = Object.entries(tabs).filter(([, content]) => content !== false);
  return (
    <Tabs defaultValue={offered[0]?.[0]} className={className}>
      <TabsList aria-label={label}>
        {offered.map(([id]) => (
          <TabsTrigger key={id} value={id} count={counts[id] || undefined}>
            {wordOf(id)}
          </TabsTrigger>
        ))}
      </TabsList>
      {offered.map(([id, content]) => (
        <TabsContent key={id} value={id} className={ownMargin.has(id) ? undefined : "pt-4"}>
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Several parts in one tab. */
export function TabParts({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-6">{children}</div>;
}
