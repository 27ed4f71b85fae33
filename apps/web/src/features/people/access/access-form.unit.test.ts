import { describe, expect, it } from "vitest";
import { mergeFields } from "../../../lib/forms/merge-fields.ts";
import { type AccessDraft, movedTo, withLevel } from "./access-draft.ts";
import { accessFormSchema, draftOfValues, fieldsOfChange, joinPlaces, valuesOfDraft } from "./access-form.ts";

const engineer: AccessDraft = { role: "crew", department: "engineering", userType: null, overrides: {} };

/** What the form shows once both have changed the same place, and what they have to decide. */
function merged(base: AccessDraft, mine: AccessDraft, theirs: AccessDraft) {
  const fields = Object.keys(accessFormSchema.shape);
  const versions = { base: valuesOfDraft(base), mine: valuesOfDraft(mine), theirs: valuesOfDraft(theirs) };
  const { sent, disputed, joined } = mergeFields(fields, versions, { place: joinPlaces });
  const kept = Object.fromEntries(Object.entries(versions.mine).filter(([field]) => sent.includes(field)));
  return { draft: draftOfValues(accessFormSchema.parse({ ...versions.theirs, ...kept, ...joined })), disputed };
}

describe("access that two people change", () => {
  it("holds the levels of both, and asks where both set one", () => {
    const mine = withLevel(engineer, "guests", "view");
    const theirs = withLevel(engineer, "jobs", "view");
    expect(merged(engineer, mine, theirs)).toEqual({
      draft: { ...engineer, overrides: { guests: "view", jobs: "view" } },
      disputed: [],
    });
    expect(merged(engineer, mine, withLevel(theirs, "guests", "edit")).disputed).toEqual(["guests"]);
  });

  it("has the place of one with the level that the other set", () => {
    const moved = movedTo(engineer, { department: "deck" });
    const opened = withLevel(engineer, "guests", "view");
    const both = { draft: { ...moved, overrides: { guests: "view" } }, disputed: [] };
    expect(merged(engineer, opened, moved)).toEqual(both);
    expect(merged(engineer, moved, opened)).toEqual(both);
  });

  it("has the role of one and the department of the other", () => {
    const [head, deck] = [movedTo(engineer, { role: "hod" }), movedTo(engineer, { department: "deck" })];
    expect(merged(engineer, head, deck)).toEqual({ draft: { ...head, department: "deck" }, disputed: [] });
  });

  it("asks for the place where both gave another role, and for nothing that comes with it", () => {
    const [head, outsider] = [movedTo(engineer, { role: "hod" }), movedTo(engineer, { role: "user" })];
    expect(merged(engineer, head, outsider).disputed).toEqual(["place"]);
  });

  it("asks where the two do not go together", () => {
    const outsider = movedTo(engineer, { role: "user" });
    const yard = movedTo(outsider, { userType: "shipyard" });
    expect(merged(outsider, movedTo(outsider, { role: "crew" }), yard).disputed).toEqual(["place"]);
  });
});

it("finds who changed a place or a level in the history of the person", () => {
  const by = { actorName: "Tom", at: null };
  expect(fieldsOfChange({ ...by, diff: { role: ["crew", "hod"] } }).diff).toEqual({ place: true });
  expect(fieldsOfChange({ ...by, diff: { access: [null, "jobs: view"] } }).diff).toMatchObject({ jobs: true });
  expect(fieldsOfChange({ ...by, diff: { city: ["Nice", "Cannes"] } }).diff).toEqual({});
});
