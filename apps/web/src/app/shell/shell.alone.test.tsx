import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { accessOf, sessionOf, vesselOf } from "../../testing/sessions.ts";

afterEach(cleanup);

/** The phone's bar and the menu are both in the page; styles, which no test loads, show one of them. */
async function menuWords(): Promise<string[]> {
  const [menu] = await screen.findAllByRole("navigation", { name: "Menu" });
  return menu
    ? within(menu)
        .queryAllByRole("link")
        .map((link) => link.textContent ?? "")
    : [];
}

describe("the menu", () => {
  test("shows what the captain may see and what is built", async () => {
    await renderApp("/app/help");
    expect(await menuWords()).toEqual([
      "Jobs",
      "Equipment",
      "Spare parts",
      "Inventory",
      "Supplier",
      "Logbook",
      "Watchkeeping",
      "Crew",
      "Guests",
      "Help",
    ]);
  });

  test("leaves out what the role has no access to", async () => {
    const access = accessOf({ role: "crew" });
    const withoutEquipment = { ...access, granted: { ...access.granted, equipmentspage: "none" as const } };
    await renderApp("/app/help", { ...captainOnBoard, "session.vessel": () => vesselOf(withoutEquipment) });
    expect(await menuWords()).toEqual([
      "Jobs",
      "Spare parts",
      "Inventory",
      "Supplier",
      "Logbook",
      "Watchkeeping",
      "Crew",
      "Help",
    ]);
  });

  test("is empty on a vessel whose subscription has expired, and the page names whom to ask", async () => {
    const access = accessOf({ subscriptionState: "EXPIRED" });
    const facts = { companyName: "Meridian", contactEmail: "office@meridian.example" };
    await renderApp("/app/home", { ...captainOnBoard, "session.vessel": () => vesselOf(access, facts) });
    expect(await screen.findByText("The subscription of M/Y Seraphine has expired")).toBeTruthy();
    expect(screen.getByText(/Meridian/)).toBeTruthy();
    // She is the one who reads that address.
    expect(screen.queryByText(/office@meridian/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Equipment" })).toBeNull();
  });

  test("stays for a super administrator on an expired vessel", async () => {
    const access = accessOf({ role: "superadmin", subscriptionState: "EXPIRED" });
    await renderApp("/app/help", {
      ...captainOnBoard,
      "session.me": () => sessionOf({ isSuperadmin: true }),
      "session.vessel": () => vesselOf(access),
    });
    expect(await menuWords()).toEqual([
      "Jobs",
      "Equipment",
      "Spare parts",
      "Inventory",
      "Supplier",
      "Logbook",
      "Watchkeeping",
      "Crew",
      "Guests",
      "Superadmin",
      "Lite Admin",
      "Help",
    ]);
  });
});

test("the frame measures itself when the browser has laid it out, not in the middle of being drawn", async () => {
  const laidOut = new Set<() => void>();
  class ByHand extends ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {
      super(tell);
    }
    override observe() {
      laidOut.add(() => this.tell([], this));
    }
  }
  vi.stubGlobal("ResizeObserver", ByHand);
  const measured = vi.spyOn(Element.prototype, "getBoundingClientRect");
  await renderApp("/app/help");
  expect(await menuWords()).toContain("Crew");
  expect(measured).not.toHaveBeenCalled();

  // Nothing is laid out here, so that everything is nothing wide and all but "More" has gone.
  act(() => {
    for (const tell of laidOut) tell();
  });
  expect(measured).toHaveBeenCalled();
  expect(document.documentElement.style.getPropertyValue("--sheet-top")).toBe("0px");
  vi.unstubAllGlobals();
});

describe("the profile menu", () => {
  test.each([
    ["captain", "Chief engineer"],
    ["management", "Management"],
  ] as const)("says for the role %s: %s", async (role, label) => {
    const { user } = await renderApp("/app/help", {
      ...captainOnBoard,
      "session.vessel": () => vesselOf(accessOf({ role })),
    });
    const [profile] = await screen.findAllByRole("button", { name: "Profile of Marek Nowak" });
    if (profile) await user.click(profile);
    expect(within(await screen.findByRole("menu")).getByText(label)).toBeTruthy();
  });
});

test("an account without a vessel is told so", async () => {
  await renderApp("/app/home", {
    "session.me": () => sessionOf({}, { vessels: [], lastVesselId: null }),
  });
  expect(await screen.findByText("You are not aboard any vessel")).toBeTruthy();
});

test("a change of the theme applies at once, says so, and can be undone", async () => {
  let theme = sessionOf().theme;
  const { user, services } = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.setTheme": (input) => {
      theme = { ...theme, ...(typeof input === "object" ? input : {}) };
      return theme;
    },
  });
  const [open] = await screen.findAllByRole("button", { name: "Theme" });
  if (open) await user.click(open);
  await user.click(
    within(await screen.findByRole("group", { name: "Appearance" })).getByRole("radio", { name: "Light" }),
  );
  await waitFor(() => expect(document.documentElement.classList.contains("dark")).toBe(false));
  expect(await screen.findByText("Theme successfully changed")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(services.theme.getState().currentTheme).toBe("dark"));
});

test("a theme the server refuses is put back", async () => {
  const { user } = await renderApp("/app/help", {
    ...captainOnBoard,
    "session.setTheme": () => {
      throw new Error("Failed to fetch");
    },
  });
  const [open] = await screen.findAllByRole("button", { name: "Theme" });
  if (open) await user.click(open);
  await user.click(
    within(await screen.findByRole("group", { name: "Appearance" })).getByRole("radio", { name: "Light" }),
  );
  expect(await screen.findByText("Updating theme failed")).toBeTruthy();
  expect(document.documentElement.classList.contains("dark")).toBe(true);
});
