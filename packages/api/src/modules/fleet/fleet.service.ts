import { closedReason } from "@ymp/core/access/subscription";
import { todayIn } from "@ymp/core/calendar-date";
import { inScope } from "@ymp/db/scope";
import type { Account } from "../../platform/accounts/accounts.ts";
import type { Services } from "../../services.ts";
import { approvalFigures, companiesOf, jobFigures, paperFigures } from "./fleet.repository.ts";

/**
 * The vessels an account may enter, by name. How those stand that its management company looks after; null of the others, whose
 * figures are for those who are on board.
 */
export async function readFleet({ accounts, database, now }: Services, account: Account) {
  const vessels = await accounts.listVessels(account);
  const days = vessels.map(({ timeZone }) => todayIn(timeZone, now()));
  const asked = { ids: vessels.map(({ id }) => id), days };
  const scope = { vesselId: null, userId: account.id, access: "read" as const };
  const [jobs, approvals, papers, companyIds] = await inScope(database, scope, (tx) =>
    Promise.all([
      jobFigures(tx, asked),
      approvalFigures(tx, asked),
      paperFigures(tx, asked),
      companiesOf(tx, account.id),
    ]),
  );
  return vessels.map(({ id, name, edition, companyId, ...vessel }, at) => {
    const ofVessel = <Row extends { vesselId: string }>(rows: readonly Row[]) =>
      rows.find((row) => row.vesselId === id);
    const { overdue = 0, dueSoon = 0, defects = 0 } = ofVessel(jobs) ?? {};
    const figures = {
      ...{ overdue, dueSoon, defects },
      approvals: ofVessel(approvals)?.approvals ?? 0,
      expiredPapers: ofVessel(papers)?.expired ?? 0,
    };
    const isLookedAfter = companyId !== null && companyIds.has(companyId);
    const isClosed = closedReason({ ...vessel }, days[at] ?? todayIn(vessel.timeZone, now())) !== null;
    return { id, name, edition, isClosed, figures: isLookedAfter ? figures : null };
  });
}
