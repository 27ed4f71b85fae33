import { ListFilter, Lock, RefreshCw, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Button } from "../primitives/button.tsx";
import { useWords } from "../primitives/words.tsx";

export type StateBlockProps = {
  icon: ReactNode;
  title: string;
  /** Two short lines. */
  children: ReactNode;
  /** The first action, then at most one more. */
  actions?: ReactNode;
  foot?: ReactNode;
  role?: "alert" | "status";
  className?: string;
};

function StateBlock({ icon, title, children, actions, foot, role, className }: StateBlockProps) {
  return (
    <div role={role} className={cn("flex flex-col items-start px-7 py-6 text-sm max-md:px-4", className)}>
      <span className="text-muted-foreground [&_svg]:size-7 [&_svg]:stroke-[1.4]">{icon}</span>
      <h2 dir="auto" className="mt-3 mb-1 font-semibold text-lg tracking-[-0.01em]">
        {title}
      </h2>
      <div dir="auto" className="max-w-[38ch] text-pretty text-muted-foreground leading-normal">
        {children}
      </div>
      {actions ? <div className="mt-4 flex flex-wrap gap-2">{actions}</div> : null}
      {foot ? <div className="mt-3.5 text-muted-foreground text-xs tabular-nums">{foot}</div> : null}
    </div>
  );
}

export type EmptyStateProps = Omit<StateBlockProps, "role">;

/** Nothing here yet: what this is, the first action, and a way to bring existing data in. */
export function EmptyState(props: EmptyStateProps) {
  return <StateBlock {...props} />;
}

export type ErrorStateProps = {
  /** What happened: "Jobs could not be loaded". */
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A second way out, such as the saved copy. */
  action?: ReactNode;
  /** For the person who helps: a stable code and the id of the request. Where nobody answered there is neither. */
  code?: string;
  requestId?: string;
  className?: string;
};

export function ErrorState({
  title,
  children,
  onRetry,
  retrying,
  action,
  code,
  requestId,
  className,
}: ErrorStateProps) {
  const say = useWords();
  return (
    <StateBlock
      role="alert"
      icon={<Unlink className="text-status-overdue" />}
      title={title}
      className={className}
      actions={
        <>
          {onRetry ? (
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              <RefreshCw />
              {say("retry")}
            </Button>
          ) : null}
          {action}
        </>
      }
      foot={code ? <bdi>{say("errorCode", { code, requestId: requestId ?? "–" })}</bdi> : undefined}
    >
      {children}
    </StateBlock>
  );
}

export type NoMatchStateProps = {
  /** "No job matches 3 filters" */
  title: string;
  /** What would come back without one of them. */
  children: ReactNode;
  /** Removes the filter that costs the most. */
  action?: { label: string; onPress: () => void };
  onClearAll: () => void;
  className?: string;
};

export function NoMatchState({ title, children, action, onClearAll, className }: NoMatchStateProps) {
  const say = useWords();
  return (
    <StateBlock
      role="status"
      icon={<ListFilter />}
      title={title}
      className={className}
      actions={
        <>
          {action ? <Button onClick={action.onPress}>{action.label}</Button> : null}
          <Button variant={action ? "ghost" : "secondary"} onClick={onClearAll}>
            {say("clearAll")}
          </Button>
        </>
      }
    >
      {children}
    </StateBlock>
  );
}

export type NoRightStateProps = {
  /** "Accounting is closed to your role" */
  title: string;
  /** Which role, and who can open it where. */
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
  className?: string;
};

export function NoRightState({ title, children, action, className }: NoRightStateProps) {
  return (
    <StateBlock icon={<Lock />} title={title} actions={action} className={className}>
      {children}
    </StateBlock>
  );
}
