import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useTrpc } from "../services-context.tsx";
import { useSession, useVessel } from "../session.ts";
import { useWordsOf } from "../use-words-of.ts";
import { ScreenHeader } from "./screen-header.tsx";
import { TakeOutRecords } from "./take-out-records.tsx";

/** The vessel is closed: why, what still works, and whom to write to. */
export function ExpiredScreen() {
  useWordsOf(["panels"]);
  const { t } = useTranslation();
  const { name, contactEmail, access, closedReason } = useVessel();
  const { account } = useSession();
  // The address of the vessel is read by her captain.
  const isOwnAddress = contactEmail === account.email || access.role === "captain";
  useReopening();
  return (
    <>
      <ScreenHeader title={name} />
      <NoRightState
        title={t(`closed:expired.${titles[closedReason ?? "ended"]}`, { vessel: name })}
        action={
          <>
            {contactEmail && !isOwnAddress ? (
              <Button asChild variant="primary">
                <a href={`mailto:${contactEmail}`}>{t("closed:expired.write", { address: contactEmail })}</a>
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
        <WhyClosed />
        <WhomToAsk />
        {access.mayExportRecords ? <p className="mt-2">{t("closed:expired.takeOut")}</p> : null}
      </NoRightState>
    </>
  );
}

const reopeningMs = 30_000;

/** A closed vessel reports no changes, so the screen asks now and then whether it was opened again. */
function useReopening() {
  useQuery(useTrpc().session.vessel.queryOptions(undefined, { refetchInterval: reopeningMs }));
}

const titles = { ended: "title", suspended: "suspendedTitle", being_deleted: "deletedTitle" } as const;

function WhyClosed() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { closedReason, subscriptionEndsOn, suspendedAt, suspendedReason, deletesAt } = useVessel();
  if (closedReason === "being_deleted")
    return deletesAt ? <p>{t("closed:expired.deleted", { date: formats.dateTime(deletesAt) })}</p> : null;
  if (closedReason === "suspended") {
    const date = suspendedAt ? formats.dateTime(suspendedAt) : null;
    return (
      <>
        {date ? <p className="mb-2">{t("closed:expired.suspended", { date, reason: suspendedReason ?? "" })}</p> : null}
        <p>{t("closed:expired.suspendedKept")}</p>
      </>
    );
  }
  return (
    <>
      {subscriptionEndsOn ? (
        <p className="mb-2">{t("closed:expired.ended", { date: formats.date(subscriptionEndsOn) })}</p>
      ) : null}
      <p>{t("closed:expired.kept")}</p>
    </>
  );
}

/** The crew asks the captain; who answers for the vessel asks the company or, without one, the platform. */
function WhomToAsk() {
  const { t } = useTranslation();
  const { companyName, closedReason, access } = useVessel();
  const hasEnded = (closedReason ?? "ended") === "ended";
  const sentence = () => {
    if (access.role === "management") return t("closed:expired.askPlatform");
    if (companyName)
      return t(hasEnded ? "closed:expired.askCompany" : "closed:expired.moreFromCompany", { company: companyName });
    if (access.role === "captain") return t("closed:expired.askPlatform");
    return t(hasEnded ? "closed:expired.askCaptain" : "closed:expired.moreFromCaptain");
  };
  return <p className="mt-2">{sentence()}</p>;
}

/** An account that belongs to no vessel yet. */
export function NoVesselScreen() {
  useWordsOf(["panels"]);
  const { t } = useTranslation();
  const { account } = useSession();
  return (
    <>
      <ScreenHeader title={t("closed:noVessel.title")} />
      <NoRightState
        title={t("closed:noVessel.heading")}
        action={
          <Button asChild>
            {account.isSuperadmin ? (
              <Link to="/app/superadmin">{t("closed:noVessel.toVessels")}</Link>
            ) : (
              <Link to="/app/help">{t("navigation:helpCenter")}</Link>
            )}
          </Button>
        }
      >
        {t(account.isSuperadmin ? "closed:noVessel.administrator" : "closed:noVessel.text")}
      </NoRightState>
    </>
  );
}

/** A screen that the account's role on this vessel does not cover. */
export function ClosedToRoleScreen() {
  useWordsOf(["panels"]);
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
      {t("refusals:closedToRole")}
    </NoRightState>
  );
}
