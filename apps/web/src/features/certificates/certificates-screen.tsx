import { Link } from "@tanstack/react-router";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState, NoMatchState, NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { UsersRound } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { ScreenFoot } from "../../app/shell/screen-foot.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { Loaded } from "../../lib/loaded.tsx";
import { MoreMenu } from "../../lib/more-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { type Matrix, useMatrix, useMatrixExport } from "./certificates.queries.ts";
import { CertificatesStats } from "./certificates-stats.tsx";
import { ManningPanel } from "./manning/manning-panel.tsx";
import { MatrixCards } from "./matrix-cards.tsx";
import { MatrixTable } from "./matrix-table.tsx";
import { useCertificatesAddress } from "./use-certificates-address.ts";

/** Who holds what: may we sail with these people, today and on the day of return. */
export function CertificatesScreen() {
  const { t } = useTranslation("certificates");
  if (mayCompareCertificates(useVessel().access)) return <OpenMatrix />;
  return (
    <>
      <ScreenHeader title={t("title")} />
      <NoRightState
        title={t("notYoursTitle")}
        action={
          <Button asChild>
            <Link to="/app/onboard">{t("users:pages.onboard")}</Link>
          </Button>
        }
      >
        {t("notYours")}
      </NoRightState>
    </>
  );
}

function OpenMatrix() {
  const { t } = useTranslation("certificates");
  const { search, today, onDay, go } = useCertificatesAddress();
  const query = useMatrix(onDay);
  const list = useMatrixExport(onDay, search.show);
  return (
    <>
      <ScreenHeader
        title={t("title")}
        count={query.data ? t("count", { count: query.data.people.length }) : undefined}
        tools={
          <>
            <DateField
              aria-label={t("onDay")}
              className="w-40"
              today={today}
              value={onDay}
              onValueChange={(day) => go({ onDay: day ?? undefined })}
            />
            <MoreMenu>
              <ExportItems formats={["xlsx", "csv", "pdf"]} list={list} />
            </MoreMenu>
          </>
        }
      />
      <Loaded query={query}>{(data) => <Shown matrix={data} />}</Loaded>
      <ScreenFoot shown={t("foot")} />
    </>
  );
}

function Shown({ matrix }: { matrix: Matrix }) {
  const { t } = useTranslation("certificates");
  const isPhone = useMedia(phoneQuery);
  const { search, onDay, go } = useCertificatesAddress();
  const isFull = useVessel().access.edition === "full";
  if (matrix.people.length === 0)
    return (
      <EmptyState icon={<UsersRound />} title={t("empty.title")}>
        {t("empty.text")}
      </EmptyState>
    );
  const people = matrix.people.filter(
    ({ cells }) => search.show === undefined || cells.some(({ state }) => state === search.show),
  );
  return (
    <>
      <CertificatesStats people={matrix.people} />
      <div className="min-h-0 flex-1 overflow-auto px-6 py-4 pb-16 max-md:flex-none max-md:overflow-visible max-md:px-4">
        {isFull ? <ManningPanel onDay={onDay} /> : null}
        {isPhone ? <MatrixCards people={people} /> : <MatrixTable people={people} />}
        {people.length === 0 ? (
          <NoMatchState title={t("noMatch.title")} className="px-0" onClearAll={() => go({ show: undefined })}>
            {t("noMatch.text")}
          </NoMatchState>
        ) : null}
      </div>
    </>
  );
}
