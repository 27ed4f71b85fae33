import { describe, expect, it } from "vitest";
import { matchPhotos, type PhotoMachine } from "./photo-matching.ts";

const id = (number: number) => `0197a3c2-1111-7abc-8def-0123456789a${number}`;
const machine = (number: number, values: Partial<PhotoMachine> & { name: string }): PhotoMachine => ({
  ...{ id: id(number), code: null, serialNumber: null, location: null, parentId: null },
  ...values,
});
const machines = [
  machine(1, { name: "Main engine port", code: "ME-001", serialNumber: "MTU-2019-7834", location: "Engine room" }),
  machine(2, { name: "Main engine starboard", code: "ME-002", location: "Engine room" }),
  machine(3, { name: "Sea water pump", parentId: id(1) }),
  machine(4, { name: "Sea water pump", parentId: id(2) }),
  machine(5, { name: "Générateur 1", code: "7" }),
  machine(6, { name: "Générateur 2" }),
  machine(7, { name: "Windlass hydraulic power pack", location: "Foredeck" }),
];
const match = (path: string, codes: string[] = []) => {
  const [found] = matchPhotos([{ key: "a", path, codes }], machines);
  return [machines.findIndex((one) => one.id === found?.equipmentId) + 1 || null, found?.ground ?? null];
};

describe("a photo", () => {
  it.each([
    ["by the label in the picture", "IMG_2231.jpg", [`https://ymp.example/app/label/${id(2)}`], [2, "label"]],
    ["by an older label", "IMG_2231.jpg", [`http://10.0.0.4/app/equipment/${id(1)}`], [1, "label"]],
    ["by a code in the picture", "IMG_2231.jpg", ["ME-002"], [2, "label"]],
    ["by the label rather than its name", "Main engine port.jpg", [`x/app/label/${id(2)}`], [2, "label"]],
    ["by the code in its name", "ME-001_front.JPG", [], [1, "code"]],
    ["by the code written otherwise", "me 2 nameplate.jpg", [], [2, "code"]],
    ["by the serial number", "plate MTU-2019-7834.png", [], [1, "serial"]],
    ["by the name", "Main engine starboard (3).jpg", [], [2, "name"]],
    ["by the name without accents", "generateur_2.jpg", [], [6, "name"]],
    ["by the name of its folder", "Engine room/Main engine port/IMG_1.jpg", [], [1, "name"]],
    ["by its name and what it belongs to", "Main engine starboard sea water pump.jpg", [], [4, "name"]],
    ["by most of the name", "Foredeck/windlass power pack.heic", [], [7, "similar"]],
  ] as const)("is matched %s", (_, path, codes, found) => {
    expect(match(path, [...codes])).toEqual([...found]);
  });

  it.each([
    ["a camera's own name", "IMG_20260610_101500.jpg"],
    ["a name that two machines share", "sea water pump.jpg"],
    ["a number that is only a code by chance", "DSC_0007.jpg"],
    ["words that say nothing", "photo of the engine.jpg"],
    ["a code of somebody else", "x.jpg"],
  ])("with %s is left to the person", (_, path) => {
    expect(match(path)).toEqual([null, null]);
  });

  it("with the label of another vessel is left to the person", () => {
    expect(match("x.jpg", [`https://ymp.example/app/label/${id(9)}`])).toEqual([null, null]);
  });
});
