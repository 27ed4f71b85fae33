import { fileAddress } from "@ymp/core/file-address";
import { cn } from "@ymp/ui/lib/cn";
import { Avatar } from "@ymp/ui/primitives/avatar";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { Check } from "lucide-react";
import { useVessel } from "../../../app/session.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useFormats } from "../../../lib/use-formats.ts";
import type { BoardPerson } from "../watch-plans.queries.ts";
import { personDrag } from "./lanes.tsx";
import type { BoardState } from "./use-board.ts";
import { useBoardWords } from "./use-board-words.ts";

/** Everybody's least rest under the plan, before and with what is tried; then what keeps it from being published. */
export function RestPanel({ state }: { state: BoardState }) {
  const { t } = useTranslation("watch-plans");
  return (
    <>
      <section aria-labelledby="watch-rest" className="border-border border-b">
        <p className="flex items-baseline justify-between gap-2 px-4 py-2">
          <span id="watch-rest" className="font-semibold text-sm">
            {t("rest.title")}
          </span>
          <span className="flex gap-4 text-muted-foreground text-xs">
            <span>{t("rest.any24")}</span>
            <span>{t("rest.days7")}</span>
          </span>
        </p>
        <ul>
          {peopleOf(state).map((person) => (
            <PersonRow key={person.id} state={state} person={person} />
          ))}
        </ul>
      </section>
      <Checks state={state} />
    </>
  );
}

/** Those on the plan, and whoever could be put on it; those whose limits are broken first. */
function peopleOf({ board, watches, before, judged }: BoardState): BoardPerson[] {
  const onPlan = new Set([...watches, ...before].map(({ profileId }) => profileId));
  const brokenOf = ({ id }: BoardPerson) => Number((judged.rest.get(id)?.caused.length ?? 0) > 0);
  return board.people
    .filter(({ id, isWatchkeeper }) => onPlan.has(id) || isWatchkeeper)
    .toSorted(
      (one, other) => brokenOf(other) - brokenOf(one) || Number(onPlan.has(other.id)) - Number(onPlan.has(one.id)),
    );
}

function PersonRow({ state, person }: { state: BoardState; person: BoardPerson }) {
  const { t } = useTranslation("watch-plans");
  const rules = useTranslation("hours-of-rest");
  const formats = useFormats();
  const { id: vesselId } = useVessel();
  const { judged, judgedBefore, selected, select, watches, isPlanning } = state;
  const [now, was] = [judged.rest.get(person.id), judgedBefore.rest.get(person.id)];
  const figure = (minutes: number | null | undefined) =>
    minutes === null || minutes === undefined ? "–" : formats.hoursOf(minutes);
  const breach = now?.caused[0];
  const own = watches.find(({ profileId }) => profileId === person.id);
  const facts = !person.rest
    ? t("rest.hidden")
    : breach
      ? rules.t(`measure.${breach.rule}`)
      : now?.leastRest24h === null
        ? t("rest.unknown")
        : person.jobTitle;
  return (
    <li className="border-border/60 border-t">
      <button
        type="button"
        disabled={!own && !isPlanning}
        draggable={isPlanning}
        title={isPlanning ? t("rest.drag") : undefined}
        onDragStart={(event) => event.dataTransfer.setData(personDrag, person.id)}
        onClick={() => own && select(own.id)}
        aria-current={selected?.profileId === person.id ? "true" : undefined}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 py-1 text-start text-sm hover:bg-accent aria-[current=true]:bg-selected"
      >
        <Avatar
          decorative
          person={{
            name: person.name,
            color: person.color,
            photoUrl: person.photoFileId ? fileAddress(vesselId, person.photoFileId, "thumb") : null,
          }}
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span dir="auto" className="block">
            {person.name}
          </span>
          <span dir="auto" className={cn("block text-xs", breach ? "text-status-overdue" : "text-muted-foreground")}>
            {facts}
          </span>
        </span>
        {person.rest ? (
          <span className="flex gap-4 tabular-nums">
            <span className={breach ? "font-semibold text-status-overdue" : undefined}>
              {was && now && was.leastRest24h !== now.leastRest24h ? (
                <span className="text-muted-foreground">{figure(was.leastRest24h)} → </span>
              ) : null}
              {figure(now?.leastRest24h)}
            </span>
            <span className="min-w-10 text-end text-muted-foreground">{figure(now?.leastRest7d)}</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}

/** Whose limits the plan breaks, of those whose hours the reader may read; of the others the server says how many. */
export const brokenOf = ({ board, judged }: BoardState): string[] =>
  board.people.filter(({ id }) => (judged.rest.get(id)?.caused.length ?? 0) > 0).map(({ id }) => id);

function Checks({ state }: { state: BoardState }) {
  const { t } = useTranslation("watch-plans");
  const words = useBoardWords(state.board);
  const { judged, plan, watches, select } = state;
  const broken = brokenOf(state);
  const { brokenHidden, unfitHidden } = state.board.faults;
  return (
    <section aria-labelledby="watch-checks" className="px-4 py-3 text-sm">
      <h2 id="watch-checks" className="pb-1 font-semibold">
        {t(plan.publishedAt ? "checks.published" : "checks.title")}
      </h2>
      <ul className="flex flex-col">
        {broken.map((id) => (
          <Fault
            key={id}
            text={t("checks.broken", { name: words.nameOf(id) })}
            onShow={() => select(watches.find(({ profileId }) => profileId === id)?.id)}
          />
        ))}
        {brokenHidden > 0 ? (
          <Fault text={t("refusal.brokenHidden", { count: brokenHidden })} onShow={undefined} />
        ) : null}
        {judged.holes.map((hole) => (
          <Fault
            key={`${hole.position} ${hole.from.getTime()}`}
            text={t("checks.hole", {
              position: t(`position.${hole.position}`),
              from: words.moment(hole.from),
              until: words.end(hole),
            })}
            onShow={showerOf(
              watches.find(
                (watch) =>
                  watch.position === hole.position &&
                  watch.profileId === null &&
                  watch.from < hole.until &&
                  hole.from < watch.until,
              )?.id,
              select,
            )}
          />
        ))}
        {judged.absent.map((watch) => (
          <Fault
            key={watch.id}
            text={t("checks.absent", {
              name: words.nameOf(watch.profileId),
              from: words.moment(watch.from),
              until: words.time(watch.until),
            })}
            onShow={() => select(watch.id)}
          />
        ))}
        {judged.unfit.map((watch) => (
          <Fault
            key={watch.id}
            text={t("checks.unfit", {
              name: words.nameOf(watch.profileId),
              position: t(`position.${watch.position}`),
              from: words.moment(watch.from),
              until: words.time(watch.until),
            })}
            onShow={() => select(watch.id)}
          />
        ))}
        {unfitHidden > 0 ? <Fault text={t("refusal.unfit", { count: unfitHidden })} onShow={undefined} /> : null}
        {watches.length > 0 && judged.holes.length === 0 ? <Kept text={t("checks.noHoles")} /> : null}
        {watches.length > 0 && broken.length + brokenHidden === 0 ? <Kept text={t("checks.noneBroken")} /> : null}
        <Kept text={t("checks.noneTwice")} />
        {judged.absent.length === 0 ? <Kept text={t("checks.noneAbsent")} /> : null}
        {judged.unfit.length + unfitHidden === 0 ? <Kept text={t("checks.noneUnfit")} /> : null}
      </ul>
    </section>
  );
}

const showerOf = (id: string | undefined, select: (id: string) => void) =>
  id === undefined ? undefined : () => select(id);

function Fault({ text, onShow }: { text: string; onShow: (() => void) | undefined }) {
  const { t } = useTranslation("watch-plans");
  return (
    <li className="flex min-h-8 items-center gap-2.5">
      <OverdueIcon className="size-4 flex-none text-status-overdue" />
      <span dir="auto" className="min-w-0 flex-1">
        {text}
      </span>
      {onShow ? (
        <button type="button" className="text-link touch:min-h-touch" onClick={onShow}>
          {t("checks.show")}
        </button>
      ) : null}
    </li>
  );
}

function Kept({ text }: { text: string }) {
  return (
    <li className="flex min-h-8 items-center gap-2.5">
      <Check aria-hidden className="size-4 flex-none text-status-done" />
      <span dir="auto">{text}</span>
    </li>
  );
}
