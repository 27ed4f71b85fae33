import { Link } from "@tanstack/react-router";
import { NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "react-i18next";
import { useSession, useVessel } from "../session.ts";
import { ScreenHeader } from "./screen-header.tsx";
import { TakeOutRecords } from "./take-out-records.tsx";

/** The vessel's subscription has ended: what still works, and whom to write to. */
export function ExpiredScreen() {
  const { t } = useTranslation();
  const { name, companyName, contactEmail, access } = useVessel();
  return (
    <>
      <ScreenHeader title={name} />
      <NoRightState
        title={t("common:expired.title", { vessel: name })}
        action={
          <>
            {contactEmail ? (
              <Button asChild variant="primary">
                <a href={`mailto:${contactEmail}`}>{t("common:expired.write", { address: contactEmail })}</a>
              </Button>
            ) : (
              <Button asChild>
                <Link to="/app/help">{t("navigation:helpCenter")}</Link>
              </Button>
            )}
            {access.mayExportRecords ? <TakeOutRecords /> : null}
          </>
        }
      >
        <p>{t("common:expired.kept")}</p>
        <p className="mt-2">
          {companyName ? t("common:expired.askCompany", { company: companyName }) : t("common:expired.askCaptain")}
        </p>
        {access.mayExportRecords ? <p className="mt-2">{t("common:expired.takeOut")}</p> : null}
      </NoRightState>
    </>
  );
}

/** An account that belongs to no vessel yet. */
export function NoVesselScreen() {
  const { t } = useTranslation();
  const { account } = useSession();
  return (
    <>
      <ScreenHeader title={t("common:noVessel.title")} />
      <NoRightState
        title={t("common:noVessel.heading")}
        action={
          <Button asChild>
            <Link to="/app/help">{t("navigation:helpCenter")}</Link>
          </Button>
        }
      >
        {t(account.isSuperadmin ? "common:noVessel.administrator" : "common:noVessel.text")}
      </NoRightState>
    </>
  );
}

/** A screen that the account's role on this vessel does not cover. */
export function ClosedToRoleScreen() {
  const { t } = useTranslation();
  return (
    <NoRightState
      title={t("common:failure.noRight")}
      action={
        <Button asChild>
          <Link to="/app/home">{t("common:backHome")}</Link>
        </Button>
      }
    >
      {t("errors:closedToRole")}
    </NoRightState>
  );
}
