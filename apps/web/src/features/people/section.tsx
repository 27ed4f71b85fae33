import { Card, SectionHead } from "@ymp/ui/primitives/card";
import type { ReactNode } from "react";

/** A card of the profile with its heading. */
export function Section({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <SectionHead title={title} level={2} className="mb-1.5">
        {tools}
      </SectionHead>
      {children}
    </Card>
  );
}
