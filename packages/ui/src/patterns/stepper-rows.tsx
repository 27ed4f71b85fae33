import { type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { RowList } from "../primitives/card.tsx";
import { FieldError } from "../primitives/field.tsx";
import { UnreadableContext } from "../primitives/input.tsx";
import { WarningIcon } from "../primitives/status-icon.tsx";
import { Stepper, type StepperProps } from "../primitives/stepper.tsx";

export type StepperLine = Pick<StepperProps, "value" | "onValueChange" | "min" | "max" | "step" | "decimals"> & {
  id: string;
  /** Part or serial number. */
  code?: string;
  name: string;
  /** What is left afterwards: "1 left in C2, min 2". */
  note?: ReactNode;
  /** The note is a warning. */
  short?: boolean;
};

/** Things and how many of each were used: code, name, amount, what is left. */
export function StepperRows({ label, lines }: { label: string; lines: readonly StepperLine[] }) {
  return (
    <RowList aria-label={label}>
      {lines.map((line) => (
        <StepperRow key={line.id} {...line} />
      ))}
    </RowList>
  );
}

function StepperRow({ id: _, code, name, note, short, ...amount }: StepperLine) {
  const [unreadable, setUnreadable] = useState<string>();
  return (
    <li className="min-h-10 flex-wrap gap-x-3 py-1.5 md:grid! md:grid-cols-[76px_minmax(0,1fr)_112px_minmax(96px,136px)]">
      {code ? <bdi className="font-mono text-muted-foreground text-xs">{code}</bdi> : null}
      <span dir="auto" className={cn("min-w-0 max-md:grow max-md:basis-[calc(100%-96px)]", !code && "md:col-span-2")}>
        {name}
      </span>
      <UnreadableContext value={setUnreadable}>
        <Stepper label={name} {...amount} />
      </UnreadableContext>
      <span
        className={cn(
          "flex items-center gap-1 text-xs max-md:ms-auto md:justify-end",
          short ? "text-status-due-soon" : "text-muted-foreground",
        )}
      >
        {short ? <WarningIcon className="size-3.5" /> : null}
        <bdi>{note}</bdi>
      </span>
      {unreadable ? (
        <div className="basis-full md:col-span-full">
          <FieldError>{unreadable}</FieldError>
        </div>
      ) : null}
    </li>
  );
}
