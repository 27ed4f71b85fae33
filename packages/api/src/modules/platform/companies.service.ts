import { AppError } from "@ymp/core/errors";
import { expectBase } from "../../kit/expect-base.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, lookOver, type PlatformRequest } from "../../platform/outside.ts";
import { sentBeforeFromOutside } from "../../platform/sent-again/sent-before.ts";
import { expectAccount, expectProvenAccount } from "./accounts.service.ts";
import {
  deleteMember,
  insertCompany,
  insertMember,
  listCompanyRows,
  lockCompany,
  patchCompany,
} from "./companies.repository.ts";
import type { SaveCompanyInput, SetCompanyMemberInput } from "./companies.schema.ts";

/** Every management company with its fleet and its people. */
export function listCompanies(request: PlatformRequest) {
  return lookOver(request, async ({ tx }) => {
    const { rows, fleets, members } = await listCompanyRows(tx);
    return rows.map((company) => ({
      ...company,
      vessels: fleets
        .filter(({ companyId }) => companyId === company.id)
        .map(({ companyId: _companyId, ...vessel }) => vessel),
      members: members
        .filter(({ companyId }) => companyId === company.id)
        .map(({ companyId: _companyId, ...member }) => member),
    }));
  });
}
export type PlatformCompany = Awaited<ReturnType<typeof listCompanies>>[number];

/** Makes a company when the id is new; the same made twice is made once. */
export function saveCompany(
  request: PlatformRequest,
  input: SaveCompanyInput,
): Promise<{ id: string; version: number }> {
  return administer(request, async (outside) => {
    const { tx, now } = outside;
    const { id, version, base, ...facts } = input;
    const existing = await lockCompany(tx, id);
    const sent = version === undefined && (await sentBeforeFromOutside(outside, id, existing));
    if (sent) return { id, version: sent.version };
    if (!existing && version !== undefined) throw new AppError("not_found", "platform:noSuchCompany");
    if (existing && version !== undefined && !expectBase(existing, { version, base }, facts))
      return { id, version: existing.version };
    const saved = existing
      ? await patchCompany(tx, id, facts, now)
      : await insertCompany(tx, { ...facts, name: facts.name ?? "", id, createdAt: now, updatedAt: now });
    await recordPlatformChanges(outside, {
      subject: { kind: "company", id },
      verb: existing ? "updated" : "created",
      facts: { name: saved.name },
    });
    return { id, version: saved.version };
  });
}

/** Members enter every vessel of the fleet as management, from the next call on and no longer than that. */
export async function setCompanyMember(
  request: PlatformRequest,
  { companyId, userId, isMember }: SetCompanyMemberInput,
): Promise<void> {
  await administer(request, async (outside) => {
    const { tx, now, afterCommit, services } = outside;
    const company = await lockCompany(tx, companyId);
    if (!company) throw new AppError("not_found", "platform:noSuchCompany");
    const account = isMember ? await expectProvenAccount(tx, userId) : await expectAccount(tx, userId);
    const isChanged = isMember
      ? await insertMember(tx, companyId, userId, now)
      : await deleteMember(tx, companyId, userId, now);
    if (!isChanged) return;
    await recordPlatformChanges(
      outside,
      {
        subject: { kind: "company", id: companyId },
        verb: isMember ? "member_added" : "member_removed",
        facts: { person: account.name, username: account.username },
      },
      {
        subject: { kind: "account", id: userId },
        verb: isMember ? "company_joined" : "company_left",
        facts: { company: company.name },
      },
    );
    afterCommit.push(async () => services.accounts.forget(userId));
  });
}
