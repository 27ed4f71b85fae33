import { can } from "@ymp/core/access/resolve-access";
import { narrowQuery, phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { CalendarClock, UsersRound } from "lucide-react";
import { useAccess } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AheadView } from "./ahead-view.tsx";
import { MonthSwitch } from "./month-switch.tsx";
import { MonthView } from "./month-view.tsx";
import { PeopleColumn } from "./people-column.tsx";
import { PrintMenu } from "./print-menu.tsx";
import type { RestOverview } from "./rest.queries.ts";
import { useRestAddress } from "./use-rest-address.ts";
import { useRestMonth, useRestOverview } from "./use-rest-month.ts";

/** Hours of rest: whose, and of which month. */
export function RestScreen() {
  const { t } = useTranslation("hours-of-rest");
  const { month, search } = useRestAddress();
  const overview = useRestOverview(month);
  return (
    <>
      <Header overview={overview.data} />
      {search.view === "ahead" ? (
        <AheadView />
      ) : (
        <Loaded query={overview}>{(data) => <OfSomebody overview={data} />}</Loaded>
      )}
      <ScreenFoot
        shown={t("foot")}
        keys={[
          { keys: ["⇧"], word: t("keys.block") },
          { keys: ["Y"], word: t("copyYesterday") },
        ]}
      />
    </>
  );
}

function Header({ overview }: { overview: RestOverview | undefined }) {
  const { t } = useTranslation("hours-of-rest");
  const isPhone = useMedia(phoneQuery);
  const { search, month, go } = useRestAddress();
  const shownId = search.person ?? overview?.people[0]?.id;
  const hasOthers = (overview?.people.length ?? 0) > 1;
  const isAhead = search.view === "ahead";
  const mayWrite = can(useAccess(), "hourstracker:edit");
  const others = hasOthers ? (
    <IconButton
      label={t("people")}
      size="icon-touch"
      aria-pressed={search.view === "people"}
      onClick={() => go({ view: search.view === "people" ? undefined : "people" })}
    >
      <UsersRound />
    </IconButton>
  ) : null;
  const print = shownId ? (
    <PrintMenu
      month={month}
      profileId={shownId}
      hasOthers={hasOthers}
      mayWrite={mayWrite}
      size={isPhone ? "icon-touch" : "icon"}
    />
  ) : null;
  return (
    <ScreenHeader
      title={t("title")}
      tools={
        <>
          {isAhead ? null : isPhone ? others : <OtherMonths overview={overview} />}
          {hasOthers || isAhead ? (
            <IconButton
              label={t("ahead.title")}
              size={isPhone ? "icon-touch" : "icon"}
              aria-pressed={isAhead}
              onClick={() => go({ view: isAhead ? undefined : "ahead" })}
            >
              <CalendarClock />
            </IconButton>
          ) : null}
          {print}
        </>
      }
    />
  );
}

function OtherMonths({ overview, isTouch }: { overview: RestOverview | undefined; isTouch?: boolean }) {
  const { month, go } = useRestAddress();
  return (
    <MonthSwitch
      month={month}
      read={overview?.today}
      isTouch={isTouch}
      onMonth={(wanted) => go({ month: wanted, day: undefined, revision: undefined })}
    />
  );
}

function OfSomebody({ overview }: { overview: RestOverview }) {
  const { t } = useTranslation("hours-of-rest");
  const isPhone = useMedia(phoneQuery);
  const isNarrow = useMedia(narrowQuery);
  const { search, month, go } = useRestAddress();
  const shownId = search.person ?? overview.people[0]?.id;
  const query = useRestMonth({ profileId: shownId, month, revision: search.revision }, shownId !== undefined);
  if (shownId === undefined)
    return (
      <p dir="auto" className="px-6 py-4 text-muted-foreground">
        {t("nobody")}
      </p>
    );
  const people = (
    <PeopleColumn
      overview={overview}
      shownId={shownId}
      onShow={({ id }) => go({ person: id, revision: undefined, view: undefined })}
    />
  );
  if (isPhone && search.view === "people") return <div className="px-4 pb-6">{people}</div>;
  const ofMonth = (
    <Loaded query={query}>
      {(shown) => (
        <MonthView
          key={`${shown.person.id} ${shown.month}`}
          shown={shown}
          isPhone={isPhone}
          isBlank={"isBlank" in query}
        />
      )}
    </Loaded>
  );
  const toMonth =
    search.revision === undefined ? null : (
      <p className="col-span-full border-border border-t px-6 py-2 text-sm">
        <Button size={isPhone ? "touch" : "sm"} onClick={() => go({ revision: undefined })}>
          {t("backToMonth")}
        </Button>
      </p>
    );
  if (isPhone)
    return (
      <div className="flex flex-col gap-1">
        <OtherMonths overview={overview} isTouch />
        {ofMonth}
        {toMonth}
      </div>
    );
  const hasOthers = overview.people.length > 1;
  return (
    <div
      className={
        isNarrow
          ? "flex flex-col"
          : hasOthers
            ? "grid min-h-0 flex-1 grid-cols-[226px_minmax(0,1fr)_276px] max-xl:grid-cols-[minmax(0,1fr)_276px]"
            : "grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_276px]"
      }
    >
      {hasOthers ? (
        <div className="min-h-0 overflow-y-auto border-border border-e p-2 max-xl:col-span-2 max-xl:max-h-40 max-xl:border-e-0 max-xl:border-b">
          {people}
        </div>
      ) : null}
      {ofMonth}
      {toMonth}
    </div>
  );
}
