import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aCrewList, aListed } from "./crew-list.fixture.ts";

// The whole screen is drawn, which takes its time on a busy machine.

afterEach(cleanup);

async function open(path: string, list = aCrewList([aListed()])) {
  const asked = vi.fn();
  const saved = vi.fn();
  const app = await renderApp(path, {
    ...captainOnBoard,
    "crewList.read": (input) => {
      asked(input);
      return list;
    },
    "crewList.export": (input) => {
      saved(input);
      return { fileName: "list.pdf", mediaType: "application/pdf", base64: "", address: "/downloads/1" };
    },
  });
  return { ...app, asked, saved };
}

test("the address says of which moment the list is, and at which port", async () => {
  const { user, asked, saved } = await open("/app/crewlist?onDay=2026-05-02&time=08%3A30&direction=departure");
  await screen.findByRole("link", { name: "Lindqvist, Anna" });
  expect(asked).toHaveBeenCalledWith({ onDay: "2026-05-02", time: "08:30" });
  await user.type(screen.getByRole("textbox", { name: "Port" }), "FRANT Antibes{Enter}");
  await user.click(screen.getByRole("button", { name: "Save list" }));
  await user.click(await screen.findByRole("menuitem", { name: "PDF, to sign" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    ...{ onDay: "2026-05-02", time: "08:30", direction: "departure", port: "FRANT Antibes", asDraft: false },
  });
});

test("what is missing leads to where it is entered, and the list is a draft until then", async () => {
  const person = aListed({ nationality: null, faults: ["nationality", "expired", "notSignedOn"] });
  await open("/app/crewlist", aCrewList([person]));
  const linkTo = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await linkTo("Nationality missing")).toBe(`/app/editprofile/${person.id}`);
  expect(await linkTo("Document expired")).toBe(`/app/profiledetails/${person.id}?tab=papers`);
  expect(await linkTo("Not signed on that day")).toBe(`/app/profiledetails/${person.id}?tab=service`);
  expect(screen.getByText("1 person with gaps")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save draft" })).toBeTruthy();
});

test("a file is not offered before the port is known", async () => {
  const { user } = await open("/app/crewlist");
  await user.click(await screen.findByRole("button", { name: "Save list" }));
  const item = await screen.findByRole("menuitem", { name: "Enter the port first" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
});
