import { can } from "@ymp/core/access/resolve-access";
import type { NoticeEvent, NoticeMailWay } from "@ymp/core/notifications/events";
import { noticeGroups } from "@ymp/core/notifications/preferences";
import { Card, SectionHead } from "@ymp/ui/primitives/card";
import { Checkbox } from "@ymp/ui/primitives/checkbox";
import { Fragment } from "react";
import { useVesselOrNone } from "../../app/session.ts";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useSetPreference } from "./notifications.mutations.ts";
import { type Preference, usePreferences } from "./notifications.queries.ts";

/** Groups that concern the account where it works now, all of them off a vessel and on a closed one; the others would be rows of things it never hears of. */
function useShownGroups() {
  const access = useVesselOrNone()?.access;
  if (!access || access.blockedBy !== null) return noticeGroups;
  const isOpen = {
    work: can(access, "jobs:view"),
    talk: true,
    stock: can(access, "inventory:view"),
    orders: can(access, "inventory:view") && access.edition === "full",
    papers: !access.seesOnlyShared,
    books: can(access, "logbook:view"),
    rest: can(access, "hourstracker:view"),
    leave: !access.seesOnlyShared && access.edition === "full",
  };
  return noticeGroups.filter(({ key }) => isOpen[key]);
}

/** Each event by each way of being told. */
export function PreferencesMatrix() {
  const { t } = useTranslation("notices");
  const query = usePreferences();
  if (query.isError && !query.data) return <NotLoaded query={query} />;
  return (
    <Card>
      <SectionHead title={t("preferences.title")} level={2} />
      <p dir="auto" className="mb-3 text-muted-foreground text-sm">
        {t("preferences.text")}
      </p>
      {query.data ? <Matrix preferences={query.data} /> : null}
    </Card>
  );
}

const ways = ["inApp", "now", "digest"] as const;
type Way = (typeof ways)[number];

function Matrix({ preferences }: { preferences: readonly Preference[] }) {
  const { t } = useTranslation("notices");
  const groups = useShownGroups();
  const preferenceOf = (event: NoticeEvent) => preferences.find((preference) => preference.event === event);
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="h-8 text-muted-foreground text-xs">
          <th scope="col" className="text-start font-medium">
            {t("preferences.event")}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-24 px-1 text-center font-medium max-md:w-16">
              {t(`preferences.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, events }) => (
          <Fragment key={key}>
            <tr>
              <th scope="colgroup" colSpan={4} className="pt-3 pb-1 text-start font-semibold text-xs">
                {t(`preferences.group.${key}`)}
              </th>
            </tr>
            {events.map((event) => {
              const preference = preferenceOf(event);
              return preference ? <Row key={event} preference={preference} /> : null;
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Row({ preference }: { preference: Preference }) {
  const { t } = useTranslation("notices");
  const set = useSetPreference();
  const { event, inApp, mail } = preference;
  const isOn: Record<Way, boolean> = { inApp, now: mail === "now", digest: mail === "digest" };
  const choose = (way: Way, isChosen: boolean) => {
    const mailAfter: NoticeMailWay = way === "inApp" ? mail : isChosen ? way : "none";
    set.mutate({ event, inApp: way === "inApp" ? isChosen : inApp, mail: mailAfter });
  };
  return (
    <tr className="h-9 border-border border-t touch:h-touch">
      <th scope="row" dir="auto" className="py-1.5 text-start font-normal">
        {t(`event.${event}`)}
      </th>
      {ways.map((way) => (
        <td key={way} className="text-center">
          <Checkbox
            className="align-middle"
            aria-label={t("preferences.cell", { event: t(`event.${event}`), way: t(`preferences.${way}`) })}
            checked={isOn[way]}
            onCheckedChange={(checked) => choose(way, checked === true)}
          />
        </td>
      ))}
    </tr>
  );
}
