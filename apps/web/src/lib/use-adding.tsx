import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { type LucideIcon, Plus } from "lucide-react";

export interface Adding {
  word: string;
  icon?: LucideIcon;
  kbd?: string;
  /** Nothing is drawn without. */
  onAdd: (() => void) | undefined;
}

/** How a screen offers to add: `action` beside its title, on a phone `tool` among the icons there; `button` where nothing is listed yet. */
export function useAdding({ word, icon: Icon = Plus, kbd, onAdd }: Adding) {
  const isPhone = useMedia(phoneQuery);
  if (!onAdd) return { tool: undefined, action: undefined, button: undefined };
  const button = (
    <Button variant="primary" kbd={kbd} onClick={onAdd}>
      <Icon />
      {word}
    </Button>
  );
  const tool = (
    <IconButton label={word} size="icon-touch" onClick={onAdd}>
      <Icon />
    </IconButton>
  );
  return isPhone ? { tool, action: undefined, button } : { tool: undefined, action: button, button };
}
