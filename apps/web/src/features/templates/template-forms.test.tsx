import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { newId } from "@ymp/core/ids";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const id = newId();
const template = jobTemplateSchema.parse({
  ...{ title: "Check passerelle", interval: { n: 1, unit: "week" }, tasks: ["Hinges", "Hydraulic leaks"] },
});
const made = new Date("2026-06-15T09:00:00Z");
const ashore: Answers = {
  ...captainOnBoard,
  "session.me": () => sessionOf({ isSuperadmin: true }, { vessels: [], lastVesselId: null }),
  "library.jobs": () => [],
  "library.models": () => [],
};
const model = {
  ...{ key: "passerelle", equipmentType: "passerelle", name: "Passerelle", department: "deck", location: "Aft deck" },
  ...{ isCritical: false, isStandby: false, isUsedAtSea: false, isUsedInPort: true, hasHourCounter: false },
};

type Document = Record<string, object>;

/** A page over one document of the server's, which takes its newest version only. */
interface Page {
  file: string;
  at: string;
  /** What it holds at first, and how the page is answered. */
  document: Document;
  answers: (now: { version: number; document: Document }) => Answers;
  save: string;
  label: RegExp;
  submit: RegExp;
  /** Puts another title, and another field, into the document. */
  titled: (document: Document, title: string) => Document;
  other: { change: (document: Document) => Document; sent: object };
  sent: (title: string) => object;
}

const inTemplate = (document: Document, part: object): Document => ({
  ...document,
  template: { ...document.template, ...part },
});
const inModel = (document: Document, part: object): Document => ({
  ...document,
  model: { ...document.model, ...part },
});

const pages: Page[] = [
  {
    file: "template-editor.tsx",
    at: `/app/adminjobs/${id}`,
    document: { template },
    answers: ({ version, document }) => ({
      ...captainOnBoard,
      "templates.list": () => ({ templates: [], canEdit: true }),
      "templates.get": () => ({
        ...{
          id,
          version,
          equipmentType: "passerelle",
          source: null,
          isArchived: false,
          updatedAt: made,
          canEdit: true,
        },
        ...document,
      }),
      "templates.history": () => ({
        rows: [
          {
            ...{ id: newId(), at: made, actorName: "Tom Hargreaves", verb: "updated", facts: {} },
            diff: { template: { old: template, new: document.template } },
          },
        ],
        nextCursor: null,
      }),
    }),
    ...{ save: "templates.save", label: /^Title/, submit: /^Save template/ },
    titled: (document, title) => inTemplate(document, { title }),
    other: {
      change: (document) => inTemplate(document, { priority: "high" }),
      sent: { template: { priority: "high" } },
    },
    sent: (title) => ({ template: { title } }),
  },
  {
    file: "platform-job-page.tsx",
    at: `/app/adminjobs?look=${encodeURIComponent("starter/passerelle")}`,
    document: { template, words: { fr: { title: "Contrôler", tasks: ["Charnières", ""], parts: [] } } },
    answers: ({ version, document }) => ({
      ...ashore,
      "library.job": () => ({
        ...{ key: "starter/passerelle", equipmentType: "passerelle", isShipped: true, typeTitles: {}, history: [] },
        ...{ kept: version > 0 ? { id, version, isArchived: false } : null, ...document },
      }),
    }),
    ...{ save: "library.saveJob", label: /^Title/, submit: /^Save template/ },
    titled: (document, title) => inTemplate(document, { title }),
    other: {
      change: (document) => ({
        ...document,
        words: { fr: { title: "Contrôle", tasks: ["Charnières", ""], parts: [] } },
      }),
      sent: { words: { fr: { title: "Contrôle", tasks: ["Charnières", ""] } } },
    },
    sent: (title) => ({ template: { title } }),
  },
  {
    file: "platform-model-page.tsx",
    at: "/app/adminequipment?look=passerelle",
    document: { model, words: {} },
    answers: ({ version, document }) => ({
      ...ashore,
      "library.model": () => ({
        ...{ key: "passerelle", isShipped: true, history: [] },
        ...{ kept: version > 0 ? { id, version, isArchived: false } : null, ...document },
      }),
    }),
    ...{ save: "library.saveModel", label: /^Name/, submit: /^Save model/ },
    titled: (document, name) => inModel(document, { name }),
    other: { change: (document) => inModel(document, { location: "Stern" }), sent: { model: { location: "Stern" } } },
    sent: (name) => ({ model: { name } }),
  },
];

async function open({ at, document, answers, save, label, submit }: Page, version: number) {
  const now = { version, document };
  const sent: object[] = [];
  const answered: Answers = {};
  for (const path of Object.keys(answers(now))) answered[path] = (input) => answers(now)[path]?.(input);
  answered[save] = (input) => {
    const given: { version?: number } = { ...Object(input) };
    if ((given.version ?? 0) !== now.version) throw new Refused("stale", "refusals:changedMeanwhile");
    sent.push(given);
    now.version += 1;
    return { id, key: "starter/passerelle", version: now.version };
  };
  const { user } = await renderApp(at, answered);
  const [field] = await screen.findAllByLabelText(label);
  if (!field) throw new Error("There is no such field.");
  return {
    ...{ user, sent },
    changeByOther(next: Document) {
      now.version += 1;
      now.document = next;
    },
    async type(text: string) {
      await user.clear(field);
      await user.type(field, text);
      await user.click(screen.getByRole("button", { name: submit }));
    },
  };
}

describe.each(pages)("$file", (page) => {
  test.each([0, 2])("two people who change different fields both win, from version %i", async (version) => {
    // A vessel's own template has a version from the beginning.
    const { sent, changeByOther, type } = await open(page, page.file === "template-editor.tsx" ? version + 1 : version);
    changeByOther(page.other.change(page.document));
    await type("Test passerelle");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject(page.sent("Test passerelle"));
    expect(sent[0]).toMatchObject(page.other.sent);
    expect(screen.queryByRole("alert", { name: /also changed/ })).toBeNull();
  });

  test.each([
    ["Keep mine", "Test passerelle"],
    ["Take ", null],
  ])("what two people wrote into one field is shown, and goes by the choice: %s", async (button, kept) => {
    const { user, sent, changeByOther, type } = await open(page, 1);
    changeByOther(page.titled(page.document, "Gangway"));
    await type("Test passerelle");
    const conflict = within(await screen.findByRole("alert", { name: /also changed/ }));
    expect(conflict.getByText(/Test passerelle/)).toBeTruthy();
    expect(conflict.getByText(/Gangway/)).toBeTruthy();
    if (page.file === "template-editor.tsx") await conflict.findAllByText(/Tom Hargreaves/);
    await user.click(conflict.getByRole("button", { name: new RegExp(`^${button}`) }));
    if (kept) await waitFor(() => expect(sent).toMatchObject([page.sent(kept)]));
    await waitFor(() => expect(screen.queryByRole("alert", { name: /also changed/ })).toBeNull());
    expect(sent).toHaveLength(kept ? 1 : 0);
  });
});
