import { afterEach, expect, test, vi } from "vitest";
import { forgetDrafts } from "../../app/draft-storage.ts";
import { typedInTab } from "./ask-before-loss.ts";
import { draftPlace, type KeptDraft } from "./kept-drafts.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const draft: KeptDraft = { id: "r1", version: 1, base: {}, typed: { name: "Pump" }, at: new Date() };
const asksAtLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("a draft that the device keeps is left without a question", () => {
  const place = draftPlace("anna", "vessel", "completion", "r1");
  place.keep(draft);
  expect(asksAtLeaving()).toBe(false);
  place.drop();
});

test("a draft that no store takes is there again in this page, and leaving the page asks until it is sent", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  const place = draftPlace("anna", "vessel", "completion", "r1");
  place.keep(draft);
  expect(draftPlace("anna", "vessel", "completion", "r1").read()?.typed).toEqual({ name: "Pump" });
  expect(asksAtLeaving()).toBe(true);
  place.drop();
  expect(asksAtLeaving()).toBe(false);
});

test("anyone who signs out is not asked about what went with it", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  draftPlace("anna", "vessel", "completion", "r1").keep(draft);
  forgetDrafts("anna");
  expect(asksAtLeaving()).toBe(false);
});

test("what is typed outside forms is asked about where its tab keeps nothing", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(refuse);
  typedInTab.setItem("import", "mapping");
  expect(asksAtLeaving()).toBe(true);
  typedInTab.removeItem("import");
  expect(asksAtLeaving()).toBe(false);
});
