import { cleanup, screen, waitFor } from "@testing-library/react";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { sessionOf } from "../../testing/sessions.ts";

afterEach(cleanup);

const key = "starter@2026.1/passerelle/weekly-check";
const template = jobTemplateSchema.parse({
  ...{ title: "Check passerelle", interval: { n: 1, unit: "week" }, tasks: ["Hinges", "Hydraulic leaks"] },
  parts: [{ name: "Grease", quantity: 1 }],
});
const words = { fr: { title: "Contrôler la passerelle", tasks: ["Charnières", "Fuites"], parts: ["Graisse"] } };
const entry = { key, equipmentType: "passerelle" as const, template, isShipped: true, kept: null };
const boxes = { ...{ name: "Passerelle", department: "deck" as const, location: "Aft deck" }, isCritical: false };
const use = { isStandby: false, isUsedAtSea: false, isUsedInPort: true, hasHourCounter: false };
const model = { key: "passerelle", equipmentType: "passerelle" as const, ...boxes, ...use };

const ashore: Answers = {
  ...captainOnBoard,
  "session.me": () => sessionOf({ isSuperadmin: true }, { vessels: [], lastVesselId: null }),
  "library.jobs": () => [{ ...entry, lacking: ["ja", "zh"] }],
  "library.job": () => ({ ...entry, typeTitles: {}, words, history: [] }),
  "library.models": () => [{ key: "passerelle", model, words: {}, isShipped: true, kept: null, lacking: [] }],
  "library.model": () => ({ key: "passerelle", model, words: {}, isShipped: true, kept: null, history: [] }),
};

describe("the platform's job templates", () => {
  test("are listed for its administrator off any vessel, with the languages that are missing", async () => {
    await renderApp("/app/adminjobs", ashore);
    expect(await screen.findByText("Check passerelle")).toBeTruthy();
    expect(screen.getByText("Missing: 日本語, 中文")).toBeTruthy();
    expect(screen.getByText("Comes with YMP")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Job templates", current: "page" })).toBeTruthy();
  });

  test("are changed in English and in the other languages, line by line", async () => {
    const sent: unknown[] = [];
    const { user, router } = await renderApp(`/app/adminjobs?look=${encodeURIComponent(key)}`, {
      ...ashore,
      "library.saveJob": (input) => {
        sent.push(input);
        return { key, version: 1 };
      },
    });
    const french = await screen.findByRole("textbox", { name: "Hydraulic leaks" });
    expect(french).toHaveProperty("value", "Fuites");
    await user.clear(french);
    await user.type(french, "Fuites hydrauliques");
    await user.click(screen.getByRole("radio", { name: "日本語" }));
    await user.type(screen.getByRole("textbox", { name: "Hinges" }), "ヒンジ");
    await user.click(screen.getByRole("button", { name: /^Save template/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      key,
      equipmentType: "passerelle",
      words: {
        fr: { title: "Contrôler la passerelle", tasks: ["Charnières", "Fuites hydrauliques"], parts: ["Graisse"] },
        ja: { title: "", tasks: ["ヒンジ", ""], parts: [""] },
      },
    });
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty("look"));
  });

  test("say at the field what is missing", async () => {
    const { user } = await renderApp("/app/adminjobs?look=new", ashore);
    await user.click(await screen.findByRole("button", { name: /^Create template/ }));
    expect((await screen.findAllByText("Write something here.")).length).toBeGreaterThan(0);
  });

  test("are not shown to a captain who asks for them", async () => {
    await renderApp("/app/adminjobs?of=platform", {
      ...captainOnBoard,
      "templates.list": () => ({ templates: [], canEdit: true }),
    });
    expect(await screen.findByRole("tab", { name: "This vessel" })).toBeTruthy();
    expect(screen.queryByText("Check passerelle")).toBeNull();
  });
});

describe("the platform's models of machines", () => {
  test("are listed, and archived from their page", async () => {
    const sent: unknown[] = [];
    const { user } = await renderApp("/app/adminequipment", {
      ...ashore,
      "library.setModelArchived": (input) => {
        sent.push(input);
        return { key: "passerelle", version: 1 };
      },
    });
    await user.click(await screen.findByText("Aft deck"));
    await user.click(await screen.findByRole("button", { name: "More actions" }));
    await user.click(await screen.findByRole("menuitem", { name: "Archive" }));
    await waitFor(() => expect(sent).toMatchObject([{ key: "passerelle", isArchived: true }]));
  });

  test("take the names of port and starboard in every language", async () => {
    const sent: unknown[] = [];
    const { user } = await renderApp("/app/adminequipment?look=passerelle", {
      ...ashore,
      "library.saveModel": (input) => {
        sent.push(input);
        return { key: "passerelle", version: 1 };
      },
    });
    const [english, french] = await screen.findAllByRole("textbox", { name: /^Name$|^Name\b(?! on)/ });
    expect(english).toHaveProperty("value", "Passerelle");
    if (!french) throw new Error("There is no field for the French name.");
    await user.type(french, "Passerelle arrière");
    await user.click(screen.getByRole("button", { name: /^Save model/ }));
    await waitFor(() => expect(sent).toMatchObject([{ words: { fr: { name: "Passerelle arrière" } } }]));
  });
});
