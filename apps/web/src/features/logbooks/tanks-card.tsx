import { Link } from "@tanstack/react-router";
import { judgeField } from "@ymp/core/access/field-policy";
import { heldTank, tankPolicy } from "@ymp/core/books/draft-fields";
import { decimalsOf } from "@ymp/core/definitions/fixed-point";
import { Button } from "@ymp/ui/primitives/button";
import { Pencil, Plus, Ruler } from "lucide-react";
import { useState } from "react";
import { useCan, useFieldEditor } from "../../app/session.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useTypedFigure } from "../../lib/use-typed-figure.ts";
import { type Book, type Tank, useTanks } from "./logbooks.queries.ts";

const TankDialog = lazyPanel("dialog", async () => (await import("./tank-dialog.tsx")).TankDialog);

/** What the book tells of a tank. */
type ToldTank = Book["facts"]["tanks"][number];

/** The vessel's tanks as the supplement to the IOPP certificate names them, and what is in them by the book. */
export function TanksCard({ told }: { told: ReadonlyMap<string, ToldTank> }) {
  const { t } = useTranslation("logbooks");
  const query = useTanks();
  const editor = useFieldEditor();
  const mayAdd = judgeField(tankPolicy, "name", heldTank({ createdBy: null }), editor).length === 0;
  const mayEdit = useCan("logbook:edit") && mayAdd;
  const [shown, setShown] = useState<Tank | "new" | null>(null);
  if (query.isError && !query.data) return <NotLoaded query={query} />;
  return (
    <>
      <ul className="flex flex-col">
        {query.data?.map((tank) => (
          <TankRow key={tank.id} tank={tank} told={told.get(tank.id)} onEdit={() => setShown(tank)} />
        ))}
      </ul>
      {query.data?.length === 0 ? (
        <p dir="auto" className="text-muted-foreground text-sm">
          {t("tanks.none")}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {mayEdit ? (
          <Button variant="outline" onClick={() => setShown("new")}>
            <Plus />
            {t("tanks.add")}
          </Button>
        ) : null}
        <Button variant="ghost" asChild>
          <Link to="/app/soundings">
            <Ruler />
            {t("tanks.soundings")}
          </Link>
        </Button>
      </div>
      {shown === null ? null : <TankDialog tank={shown === "new" ? undefined : shown} onClose={() => setShown(null)} />}
    </>
  );
}

function TankRow({ tank, told, onEdit }: { tank: Tank; told: ToldTank | undefined; onEdit: () => void }) {
  const { t } = useTranslation("logbooks");
  const typedFigure = useTypedFigure();
  const { name, capacity, iopp } = tank;
  const { retained = null, tonnes = null } = told ?? {};
  const figure = (text: string) => typedFigure(text, decimalsOf(text) ?? 0);
  return (
    <li className="hairline-b flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
      <bdi className="min-w-0 flex-1 font-medium max-md:basis-full">{name}</bdi>
      {iopp === null ? null : <span className="text-muted-foreground">{t("tanks.item", { item: iopp })}</span>}
      <bdi className="text-muted-foreground tabular-nums">
        {capacity === null
          ? ""
          : t("tanks.holds", { retained: retained === null ? "–" : figure(retained), capacity: figure(capacity) })}
      </bdi>
      {tonnes === null ? null : (
        <bdi className="text-muted-foreground tabular-nums">{t("tanks.bunkered", { tonnes: figure(tonnes) })}</bdi>
      )}
      {tank.can.fields.length > 0 ? (
        <Button variant="ghost" size="sm" className="ms-auto" aria-label={t("tanks.edit", { name })} onClick={onEdit}>
          <Pencil />
        </Button>
      ) : null}
    </li>
  );
}
