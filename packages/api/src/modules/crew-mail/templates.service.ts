import { mostMailTemplates } from "@ymp/core/people/crew-mail";
import { crewMailTemplates } from "@ymp/db/schema/crew-mail";
import type { VesselScope } from "../../context.ts";
import { definedOf } from "../../kit/defined-of.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { expectRoom } from "../../kit/expect-room.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { type CrewMailTemplateRow, crewMailTemplateRecord } from "./crew-mail.record.ts";
import { deleteTemplate, insertTemplate, lockTemplate, updateTemplate } from "./crew-mail.repository.ts";
import type { SaveCrewMailTemplateInput, VersionedCrewMailTemplateInput } from "./crew-mail.schema.ts";
import { expectWriter } from "./crew-mail-scope.ts";

type Versioned = Pick<CrewMailTemplateRow, "id" | "version">;

/** The vessel's own words, kept for everybody who writes to the crew. */
export async function saveTemplate(scope: VesselScope, input: SaveCrewMailTemplateInput): Promise<Versioned> {
  expectWriter(scope);
  const { tx, vesselId, now } = scope;
  const { id, version, base, ...given } = input;
  const known = await lockTemplate(tx, vesselId, id);
  if (version !== undefined) {
    const before = expectRow(known);
    if (!expectBase(before, { version, base }, given)) return { id, version: before.version };
    const after = await updateTemplate(tx, before, definedOf(given), now);
    await recordChange(scope, crewMailTemplateRecord, id, { verb: "updated", before, after });
    return { id, version: after.version };
  }
  const sent = await sentBefore(scope, id, known);
  if (sent) return { id, version: sent.version };
  await expectRoom(tx, crewMailTemplates, { vesselId, most: mostMailTemplates });
  const { name = "", subject = "", body = "" } = given;
  const after = await insertTemplate(tx, { ...stampOf(scope, id), name, subject, body });
  await recordChange(scope, crewMailTemplateRecord, id, { verb: "created", after });
  return { id, version: after.version };
}

export async function removeTemplate(scope: VesselScope, input: VersionedCrewMailTemplateInput): Promise<void> {
  expectWriter(scope);
  const before = expectRow(await lockTemplate(scope.tx, scope.vesselId, input.id));
  expectVersion(before, input.version);
  await deleteTemplate(scope.tx, before);
  await recordChange(scope, crewMailTemplateRecord, before.id, { verb: "removed", facts: { name: before.name } });
}
