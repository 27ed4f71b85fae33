import type { ReactNode } from "react";
import { Button } from "../primitives/button.tsx";
import { useWords } from "../primitives/words.tsx";

export type SaveBarProps = {
  /** Number of changed fields; the bar stays away while it is zero. */
  changed: number;
  /** "Save changes" */
  save: string;
  onCancel: () => void;
  saving?: boolean;
  /** A third button between Cancel and Save. */
  secondary?: ReactNode;
};

/** Sticks to the bottom of a long form while something is unsaved. Save is the form's submit button. */
export function SaveBar({ changed, save, onCancel, saving, secondary }: SaveBarProps) {
  const say = useWords();
  if (changed === 0) return null;
  return (
    <div className="sticky bottom-0 z-20 flex min-h-16 items-center gap-2 border-border border-t bg-card px-6 pb-[env(safe-area-inset-bottom)] max-md:px-4">
      <span role="status" className="text-muted-foreground text-xs tabular-nums">
        {saving ? say("saving") : say("unsaved", { count: changed })}
      </span>
      <Button variant="ghost" size="lg" className="ms-auto" disabled={saving} onClick={onCancel}>
        {say("cancel")}
      </Button>
      {secondary}
      <Button type="submit" variant="primary" size="lg" busy={saving}>
        {save}
      </Button>
    </div>
  );
}
