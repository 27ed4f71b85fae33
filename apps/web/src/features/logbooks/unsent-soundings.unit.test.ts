import type { Facts, TankFacts } from "@ymp/core/definitions/definition";
import { expect, it } from "vitest";
import type { QueuedWrite } from "../../lib/offline/queued-write.ts";
import { withUnsentSoundings } from "./unsent-soundings.ts";

const tankId = "0199dddd-0000-7000-8000-000000000002";
const tanks = [
  {
    ...{ id: tankId, density: "0.9000" },
    calibration: [
      { cm: "0", m3: "0" },
      { cm: "100", m3: "2.000" },
    ],
  },
];
const at = new Date("2026-06-15T12:00:00Z");
const told: TankFacts = { name: "Sludge tank", capacity: "2.00", iopp: "3.1", retained: "0.40" };
const facts: Facts = {
  tanks: new Map([[tankId, { ...told, retainedAt: new Date("2026-06-14T12:00:00Z") }]]),
  figures: {},
  flags: {},
};

const soundedAt = new Date("2026-06-15T11:00:00Z");
const refused: NonNullable<QueuedWrite["refusal"]> = {
  ...{ code: "invalid", messageKey: "m", params: {}, fields: {}, requestId: null },
  kind: "refused",
};
interface More {
  readonly path?: string;
  readonly refusal?: QueuedWrite["refusal"];
}
const waiting = (input: object, { path = "soundings.save", refusal = null }: More = {}): QueuedWrite => ({
  ...{ id: "w1", accountId: "a", vesselId: "v", path, input: { id: "s1", tankId, ...input } },
  ...{ label: { messageKey: "soundings:queue.sounding", params: {} }, fields: {}, subject: null },
  ...{ queuedAt: soundedAt, attempts: 0, refusal },
});
const known = (...writes: QueuedWrite[]) => withUnsentSoundings(facts, { at, writes, tanks }).tanks.get(tankId);

it.each([
  ["by the table of its tank", waiting({ soundedAt, cm: "25" }), { sounded: "0.500", soundedTonnes: "0.450" }],
  ["by the volume that was typed", waiting({ soundedAt, cm: "25", volume: "0.55" }), { sounded: "0.55" }],
])("a sounding that waits tells of its tank %s", (_case, write, expected) => {
  expect(known(write)).toMatchObject(expected);
});

it.each([
  ["was refused", waiting({ soundedAt, volume: "0.55" }, { refusal: refused })],
  ["was taken since", waiting({ soundedAt: new Date("2026-06-15T13:00:00Z"), volume: "0.55" })],
  ["is older than what the book tells", waiting({ soundedAt: new Date("2026-06-14T11:00:00Z"), volume: "0.55" })],
  ["is more than a day old", waiting({ soundedAt: new Date("2026-06-14T11:59:00Z"), volume: "0.55" })],
  ["is no sounding", waiting({ soundedAt, volume: "0.55" }, { path: "logbooks.enter" })],
])("one that %s does not", (_case, write) => expect(known(write)?.sounded).toBeUndefined());
