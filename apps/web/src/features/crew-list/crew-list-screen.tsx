import { Link } from "@tanstack/react-router";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState, NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { UsersRound } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type CrewList, useCrewList } from "./crew-list.queries.ts";
import { CrewListCards } from "./crew-list-cards.tsx";
import { CrewListHead } from "./crew-list-head.tsx";
import { CrewListState } from "./crew-list-state.tsx";
import { CrewListTable } from "./crew-list-table.tsx";
import { SaveMenu } from "./save-menu.tsx";
import { useCrewListAddress } from "./use-crew-list-address.ts";

/** Who was of the crew at a moment, as the authorities of a port ask for it. */
export function CrewListScreen() {
  const { t } = useTranslation("crew-list");
  if (mayListCrew(useVessel().access)) return <OpenCrewList />;
  return (
    <>
      <ScreenHeader title={t("title")} />
      <NoRightState
        title={t("notYours")}
        action={
          <Button asChild>
            <Link to="/app/onboard">{t("users:pages.onboard")}</Link>
          </Button>
        }
      >
        {t("onlyAdministration")}
      </NoRightState>
    </>
  );
}

function OpenCrewList() {
  const { t } = useTranslation("crew-list");
  const { search, onDay } = useCrewListAddress();
  const query = useCrewList({ onDay, time: search.time });
  const list = query.data;
  return (
    <>
      <ScreenHeader
        title={t("title")}
        count={list ? t("count", { count: list.rows.length }) : undefined}
        action={list && list.rows.length > 0 ? <SaveMenu list={list} /> : undefined}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4 pb-16 max-md:flex-none max-md:overflow-visible max-md:px-4">
        <CrewListHead />
        <Loaded query={query}>{(data) => <Shown list={data} />}</Loaded>
      </div>
      <ScreenFoot shown={t("foot")} />
    </>
  );
}

function Shown({ list }: { list: CrewList }) {
  const { t } = useTranslation("crew-list");
  const isPhone = useMedia(phoneQuery);
  if (list.rows.length === 0)
    return (
      <EmptyState icon={<UsersRound />} title={t("empty.title")}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <>
      <CrewListState list={list} />
      {isPhone ? <CrewListCards rows={list.rows} /> : <CrewListTable rows={list.rows} />}
    </>
  );
}
