import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entryTypesOf } from "@ymp/core/books/all-books";
import type { BookKind } from "@ymp/core/books/kinds";
import type { EntryType, Facts, TankFacts, Values } from "@ymp/core/definitions/definition";
import { overlays } from "@ymp/ui/primitives/overlays";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { AppProviders } from "../../app/app-providers.tsx";
import { SessionContext, VesselContext } from "../../app/session.ts";
import { renderWhole } from "../../testing/render-whole.ts";
import { sessionOf, vesselOf } from "../../testing/sessions.ts";
import { tabServices } from "../../testing/tab-services.ts";
import { askedValues } from "./asked-values.ts";
import type { MachinePickerProps } from "./entry-around.ts";
import { EntryFields } from "./entry-fields.tsx";
import { FormKind } from "./form-words.ts";

beforeAll(async () => void (await overlays.load()));
afterEach(cleanup);

const sludge: TankFacts = { name: "Sludge tank", capacity: "2.00", iopp: "3.1", retained: "0.85" };
const bilge: TankFacts = { name: "Bilge holding tank", capacity: "3.00", iopp: "3.3", retained: "1.60" };
const fuel: TankFacts = { name: "FO1 P", capacity: "20.00", iopp: null, retained: null };
const facts: Facts = {
  tanks: new Map([
    ["sludge", sludge],
    ["bilge", bilge],
    ["fo1", fuel],
  ]),
  figures: { separatorRate: "1.0" },
  flags: {},
};
const people = [
  { value: "tom", label: "Tom Hargreaves" },
  { value: "mia", label: "Mia Kovač" },
];

function typeOf(kind: BookKind, code: string): EntryType {
  const type = entryTypesOf(kind).find((one) => one.code === code);
  if (!type) throw new Error(`No ${code} in ${kind}`);
  return type;
}

function MachinePicker({ label, onPick }: MachinePickerProps) {
  return (
    <button type="button" onClick={() => onPick({ id: "gen2" })}>
      {label}: pick
    </button>
  );
}

interface Opened {
  locale?: "en" | "fr";
  kind?: BookKind;
  values?: Values;
  saysAll?: boolean;
  knows?: Facts;
}

async function open(
  type: EntryType,
  { locale = "en", kind = "oil1", values = {}, saysAll = false, knows = facts }: Opened = {},
) {
  const services = await tabServices({ answers: {} });
  if (locale !== "en") services.theme.set({ ...services.theme.getState(), locale });
  let kept = values;
  function Opened() {
    const [typed, setTyped] = useState(values);
    kept = askedValues(type, typed, knows);
    const around = {
      facts: knows,
      zone: "Europe/Monaco",
      now: new Date("2026-06-18T12:30:00Z"),
      people,
      MachinePicker,
    };
    return (
      <FormKind value={kind}>
        <EntryFields type={type} values={typed} around={around} saysAll={saysAll} onChange={setTyped} />
      </FormKind>
    );
  }
  await renderWhole(
    <AppProviders services={services}>
      <SessionContext value={sessionOf()}>
        <VesselContext value={vesselOf()}>
          <Opened />
        </VesselContext>
      </SessionContext>
    </AppProviders>,
  );
  return { user: userEvent.setup(), kept: () => kept };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);

test("asks exactly what the item of the oil record book asks for, by the operation", async () => {
  const { user, kept } = await open(typeOf("oil1", "C"));
  expect(screen.queryByLabelText(/Quantity of residue collected/)).toBeNull();
  await user.click(screen.getByRole("combobox", { name: /Operation/ }));
  await user.click(screen.getByRole("option", { name: "Collection by manual operation" }));
  await user.type(field(/Quantity of residue collected/), "0.06");
  await user.type(field(/Where it was collected from/), "generator 1 sump");
  await user.click(screen.getByRole("combobox", { name: /Operation/ }));
  await user.click(screen.getByRole("option", { name: "Incineration" }));
  expect(screen.queryByLabelText(/Where it was collected from/)).toBeNull();
  expect(kept()).toEqual({ operation: "incinerated" });
  await user.click(screen.getByRole("combobox", { name: /Operation/ }));
  await user.click(screen.getByRole("option", { name: "Collection by manual operation" }));
  expect(kept()).toEqual({ operation: "collected", collected: "0.06", source: "generator 1 sump" });
});

test("offers the tanks of the item alone, and fills in what is known of the one that is chosen", async () => {
  const { user, kept } = await open(typeOf("oil1", "C"), { values: { operation: "weekly" } });
  await user.click(screen.getByRole("combobox", { name: /Identity of tank/ }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Sludge tank"]);
  await user.click(screen.getByRole("option", { name: "Sludge tank" }));
  expect(screen.getByText("Holds 2.00 m³, 0.85 m³ by the last entry")).toBeTruthy();
  expect(screen.getByRole("status", { name: "Capacity of tank" }).textContent).toBe("2.00 m³");
  expect(kept()).toEqual({ operation: "weekly", tank: "sludge" });
});

test("says why where the vessel has no such tank", async () => {
  await open(typeOf("oil1", "C"), { knows: { ...facts, tanks: new Map() }, values: { operation: "weekly" } });
  expect(screen.getByText(/No tank of item 3.1 of the IOPP supplement yet/)).toBeTruthy();
});

test("keeps a figure as it was typed, with its decimals", async () => {
  const { user, kept } = await open(typeOf("oil1", "C"), { values: { operation: "weekly", tank: "sludge" } });
  await user.type(field(/Quantity retained/), "1.20");
  await user.tab();
  expect(kept().retained).toBe("1.20");
  expect(field(/Quantity retained/)).toHaveProperty("value", "1.20");
});

test("reads a figure as the reader's language writes it", async () => {
  const { user, kept } = await open(typeOf("oil1", "C"), {
    locale: "fr",
    values: { operation: "weekly", tank: "sludge" },
  });
  await user.type(field(/Quantity retained/), "1,20");
  await user.tab();
  expect(kept().retained).toBe("1.20");
  expect(field(/Quantity retained/)).toHaveProperty("value", "1,20");
});

test("says the headings of a book in the reader's language beside, and not those of another book", async () => {
  await open(typeOf("official", "DRILL"), { locale: "fr", kind: "official" });
  expect(await screen.findByText("Exercices")).toBeTruthy();
  cleanup();
  await open(typeOf("official", "DRILL"), { locale: "fr", kind: "custom" });
  expect(screen.queryByText("Exercices")).toBeNull();
});

test("says a fault at its field, and a doubt that stops nothing beside it", async () => {
  const { user } = await open(typeOf("oil1", "C"), { values: { operation: "weekly", tank: "sludge" } });
  await user.type(field(/Quantity retained/), "3.20");
  expect(screen.getByRole("alert").textContent).toBe("This is more than the tank holds.");
  expect(field(/Quantity retained/).getAttribute("aria-invalid")).toBe("true");
  await user.clear(field(/Quantity retained/));
  await user.type(field(/Quantity retained/), "1.95");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("The tank is more than 90 % full.")).toBeTruthy();
});

test("says what is missing once somebody tried to save it, and not before", async () => {
  await open(typeOf("oil1", "F"));
  expect(screen.queryByRole("alert")).toBeNull();
  cleanup();
  await open(typeOf("oil1", "F"), { saysAll: true, values: { event: "failed" } });
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Fill this in.",
    "Fill this in.",
  ]);
});

test("a failure of the 15 ppm equipment closes the discharge through it, and says so", async () => {
  const values: Values = {
    ...{ quantity: "1.20", start: "2026-06-18T08:00:00Z", stop: "2026-06-18T09:00:00Z", method: "15ppm" },
    ...{ startAt: { lat: "42.1", lon: "6" }, stopAt: { lat: "42.3", lon: "6.1" } },
  };
  await open(typeOf("oil1", "D"), {
    values,
    knows: { ...facts, spans: { filterFailed: [{ from: "2026-06-18T07:00:00Z", to: null }] } },
  });
  expect(screen.getByRole("alert").textContent).toContain("F 19 without F 20");
});

test("takes a time by the ship's clock and shows UTC beside it", async () => {
  const { user, kept } = await open(typeOf("oil1", "F"), { values: { event: "failed" } });
  await user.type(field(/Time of system failure/), "18 jun");
  await user.tab();
  await user.clear(screen.getByRole("textbox", { name: "Time" }));
  await user.type(screen.getByRole("textbox", { name: "Time" }), "14:10");
  await user.tab();
  expect(kept().failedAt).toBe("2026-06-18T12:10:00Z");
  expect(screen.getByText(/12:10 UTC/)).toBeTruthy();
});

test("says of a time that has not come yet that it has not", async () => {
  await open(typeOf("oil1", "F"), {
    values: { event: "failed", failedAt: "2026-06-18T12:40:00Z", reason: "Meter" },
    saysAll: true,
  });
  expect(screen.getByRole("alert").textContent).toContain("has not come yet");
});

test("takes a position in degrees and decimal minutes; the equator and Greenwich are places", async () => {
  const { user, kept } = await open(typeOf("seabridge", "hour"));
  const [degrees, minutes] = [field("Latitude, degrees"), field("Latitude, minutes")];
  await user.type(degrees, "42");
  await user.type(minutes, "10.00");
  await user.type(field("Longitude, degrees"), "006");
  await user.type(field("Longitude, minutes"), "05.0");
  const sides = screen.getByRole("group", { name: "East or west" });
  await user.click(within(sides).getByRole("radio", { name: "W" }));
  expect(kept().position).toEqual({ lat: "42.166667", lon: "-6.083333" });
  for (const one of [degrees, minutes, field("Longitude, degrees"), field("Longitude, minutes")]) {
    await user.clear(one);
    await user.type(one, "0");
  }
  expect(kept().position).toEqual({ lat: "0", lon: "0" });
});

test("half a position is no position, and no empty field", async () => {
  const { user, kept } = await open(typeOf("seabridge", "hour"), { saysAll: true });
  await user.type(field("Latitude, degrees"), "95");
  expect(screen.getByText(/degrees, and minutes below 60/)).toBeTruthy();
  expect(kept().position).toEqual({ lat: "95//N", lon: "//E" });
});

test("a track proposes the position at the time that is told, and a press takes it", async () => {
  const { user, kept } = await open(typeOf("seabridge", "hour"), { values: { at: "2026-06-18T10:03:00Z" } });
  const point = (clock: string, lat: number) =>
    `<trkpt lat="${lat}" lon="-7.25"><time>2026-06-18T${clock}:00Z</time></trkpt>`;
  const chooseFile = (text: string) =>
    user.upload(screen.getByLabelText("Track file, GPX or NMEA"), new File([text], "track.gpx"));
  await chooseFile("no track");
  expect(await screen.findByText(/There is no track in this file/)).toBeTruthy();
  await chooseFile(`<gpx>${point("10:00", 43.5)}${point("10:10", 43.4)}</gpx>`);
  await user.click(await screen.findByRole("button", { name: /^Take the position of .*12:00/ }));
  expect(kept().position).toEqual({ lat: "43.500000", lon: "-7.250000" });
  cleanup();
  await open(typeOf("seabridge", "hour"), { values: { at: "2026-06-18T11:00:00Z" } });
  expect(await screen.findByText("track.gpx has no position within ten minutes.")).toBeTruthy();
});

test("takes a port or where the vessel is, never both", async () => {
  const { user, kept } = await open(typeOf("oil1", "G"));
  await user.type(field("Name of the port"), "Antibes");
  expect(kept().place).toEqual({ port: "Antibes" });
  await user.click(screen.getByRole("radio", { name: "Position" }));
  expect(kept().place).toBeUndefined();
  await user.type(field("Latitude, degrees"), "43");
  await user.type(field("Longitude, degrees"), "7");
  expect(kept().place).toEqual({ lat: "43", lon: "7" });
});

test("an answer of no is an answer; an optional one can be taken back", async () => {
  const { user, kept } = await open(typeOf("portbridge", "watch"));
  await user.click(screen.getByRole("radio", { name: "At anchor" }));
  const dragging = screen.getByRole("radiogroup", { name: /^Dragging/ });
  await user.click(within(dragging).getByRole("radio", { name: "No" }));
  expect(kept()).toEqual({ moored: "anchor", isDragging: false });
  await user.click(screen.getAllByRole("button", { name: "Clear" })[0] ?? document.body);
  expect(kept()).toEqual({ moored: "anchor" });
});

test("many choices are a list with a way back, several are ticked in the order of the form", async () => {
  const { user, kept } = await open(typeOf("official", "DRILL"));
  await user.click(screen.getByRole("checkbox", { name: "Man overboard" }));
  await user.click(screen.getByRole("checkbox", { name: "Muster" }));
  expect(kept().types).toEqual(["muster", "MOB"]);
  cleanup();
  const other = await open(typeOf("seabridge", "hour"), { values: { windForce: "4" } });
  await other.user.click(screen.getByRole("combobox", { name: /Wind force/ }));
  await other.user.click(screen.getByRole("option", { name: "Not recorded" }));
  expect(other.kept()).toEqual({});
});

test("the garbage record book refuses what goes to table 2, with the reason", async () => {
  const values: Values = {
    ...{ at: "2026-06-18T08:00:00Z", category: "A", disposal: "sea", position: { lat: "41", lon: "5" } },
    ...{ amountSea: "0.010", inSpecialArea: true, distanceToLand: "40", speed: "10" },
  };
  await open(typeOf("garbage1", "table1"), { values });
  expect(screen.getByRole("alert").textContent).toContain("record it in table 2");
});

test("rows are added and removed, and what is wrong is said in its row", async () => {
  const { user, kept } = await open(typeOf("oil1", "H"), { saysAll: true });
  await user.click(screen.getByRole("button", { name: /^Add a row/ }));
  await user.click(screen.getByRole("button", { name: /^Add a row/ }));
  const added = screen.getAllByLabelText("Added");
  await user.type(added[0] ?? document.body, "9.000");
  await user.type(added[1] ?? document.body, "0");
  expect(screen.getByText("More than 0.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove row 1 of Identity of tank(s)" }));
  expect(kept().tanks).toEqual([{ added: "0" }]);
  expect(screen.getByLabelText("Added")).toHaveProperty("value", "0");
});

test("rows in rows, machines and people of the sea log", async () => {
  const { user, kept } = await open(typeOf("sea", "round"));
  const rows = within(screen.getByRole("group", { name: "Machines" }));
  await user.click(rows.getByRole("button", { name: /^Add a row/ }));
  await user.click(rows.getByRole("button", { name: "Machine: pick" }));
  await user.click(rows.getByRole("radio", { name: "Running" }));
  await user.click(within(rows.getByRole("group", { name: "Readings" })).getByRole("button", { name: /^Add a row/ }));
  await user.type(rows.getByLabelText("Reading"), "Coolant");
  await user.type(rows.getByLabelText("Value"), "97");
  await user.click(screen.getByRole("combobox", { name: /On watch/ }));
  await user.click(await screen.findByRole("option", { name: /Tom Hargreaves/ }));
  expect(kept()).toEqual({
    machines: [{ machine: "gen2", status: "running", readings: [{ name: "Coolant", value: "97" }] }],
    on: "tom",
  });
});

test("what is computed follows what is typed", async () => {
  const { user } = await open(typeOf("sea", "round"), { knows: { ...facts, figures: { fuelAtLastRound: "42000" } } });
  await user.click(
    within(screen.getByRole("group", { name: "Fuel by tank" })).getByRole("button", { name: /^Add a row/ }),
  );
  await user.type(within(screen.getByRole("group", { name: "Fuel by tank" })).getByLabelText(/^Quantity/), "48750");
  await user.type(field(/Bunkered since/), "10000");
  expect(screen.getByRole("status", { name: "Fuel used" }).textContent).toBe("3250 L");
});
