import type { Level } from "@ymp/core/access/modules";
import { grantableModules } from "@ymp/core/access/offered";
import { type Position, presetLevels } from "@ymp/core/access/roles";
import { useAccess } from "../../app/session.ts";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** What a place may change and see, in two lines: the preset that comes with it. */
export function RoleBrings({ position }: { position: Position }) {
  const { t } = useTranslation();
  const { edition } = useAccess();
  const preset = presetLevels(position);
  const named = (level: Level) =>
    listed(
      grantableModules(edition)
        .filter((module) => preset[module] === level)
        .map((module) => t(`users:module.${module}`)),
      t,
    );
  const [edits, views] = [named("edit"), named("view")];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md bg-muted px-3 py-2 text-xs">
      {edits ? (
        <>
          <dt className="text-muted-foreground">{t("users:brings.edits")}</dt>
          <dd>{edits}</dd>
        </>
      ) : null}
      {views ? (
        <>
          <dt className="text-muted-foreground">{t("users:brings.views")}</dt>
          <dd>{views}</dd>
        </>
      ) : null}
      {!edits && !views ? <dd className="col-span-2">{t("users:brings.nothing")}</dd> : null}
    </dl>
  );
}
