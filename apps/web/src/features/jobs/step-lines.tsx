import { newId } from "@ymp/core/ids";
import { IconButton } from "@ymp/ui/primitives/button";
import { Input } from "@ymp/ui/primitives/input";
import { X } from "lucide-react";
import { type LineParts, SortableLines } from "../../lib/sortable-lines.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** One step of a checklist while it is written. */
export interface StepLine {
  id: string;
  title: string;
}

interface StepLinesProps {
  lines: readonly StepLine[];
  onChange: (lines: StepLine[]) => void;
}

/** Steps in their order; Enter begins another one below. */
export function StepLines({ lines, onChange }: StepLinesProps) {
  const { t } = useTranslation("job-sheet");
  const insertAfter = (position: number) =>
    onChange([...lines.slice(0, position), { id: newId(), title: "" }, ...lines.slice(position)]);
  return (
    <SortableLines
      lines={lines}
      idOf={({ id }) => id}
      nameOf={({ title }, position) => title.trim() || t("plan.line", { position })}
      handle={(_name, position) => t("plan.moveLine", { position })}
      onChange={onChange}
      className="gap-1.5"
      lineClassName="flex items-center gap-1"
    >
      {(line, parts) => (
        <>
          {parts.handle}
          <StepTitle
            line={line}
            parts={parts}
            onTitle={(title) => onChange(lines.map((other) => (other.id === line.id ? { ...other, title } : other)))}
            onEnter={() => insertAfter(parts.position)}
          />
          <IconButton
            label={t("checklist.remove", { title: line.title })}
            size="icon-sm"
            onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
          >
            <X />
          </IconButton>
        </>
      )}
    </SortableLines>
  );
}

interface StepTitleProps {
  line: StepLine;
  parts: LineParts;
  onTitle: (title: string) => void;
  onEnter: () => void;
}

function StepTitle({ line, parts: { position, moveKeys }, onTitle, onEnter }: StepTitleProps) {
  const { t } = useTranslation("job-sheet");
  return (
    <Input
      size="sm"
      aria-label={t("plan.line", { position })}
      autoFocus={line.title === ""}
      value={line.title}
      maxLength={200}
      onChange={(event) => onTitle(event.target.value)}
      {...moveKeys}
      onKeyDown={(event) => {
        moveKeys.onKeyDown(event);
        if (event.key !== "Enter" || event.metaKey || event.ctrlKey || line.title.trim() === "") return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
