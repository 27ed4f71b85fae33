import { describe, expect, it } from "vitest";
import {
  equipmentTypeGroups,
  equipmentTypeNamed,
  equipmentTypes,
  equipmentTypesByGroup,
  isEquipmentType,
} from "./equipment-types.ts";

describe("types of equipment", () => {
  it("stand in one group each", () => {
    expect(new Set(equipmentTypes).size).toBe(equipmentTypes.length);
    expect(equipmentTypeGroups.flatMap((group) => [...equipmentTypesByGroup[group]])).toEqual([...equipmentTypes]);
    expect([...equipmentTypeGroups].sort()).toEqual(Object.keys(equipmentTypesByGroup).sort());
  });

  it.each(equipmentTypes)("%s is known by its own name, with blanks or capitals too", (type) => {
    expect(isEquipmentType(type)).toBe(true);
    expect(equipmentTypeNamed(type.replaceAll("_", " ").toUpperCase())).toBe(type);
  });

  it.each([
    ["engine", "main_engine"],
    ["Main Engine Port", "main_engine"],
    ["Genset 2", "generator"],
    ["Emergency generator", "emergency_generator"],
    ["Emergency Fire Pump", "emergency_fire_pump"],
    ["Fire pump", "fire_pump"],
    ["Water-maker", "watermaker"],
    ["Air conditioning", "hvac"],
    ["Stabilizers", "stabiliser"],
    ["Anchor windlass", "windlass"],
    ["Diving compressor", "diving_compressor"],
    ["Crane / davit", "crane_davit"],
    ["OWS", "oily_water_separator"],
    ["Fuel separator", "separator"],
    ["GMDSS radio", "radio_gmdss"],
    ["Nav lights", "navigation_lights"],
    ["Sea water pump", "pump"],
    ["Jet ski", "personal_watercraft"],
  ])("reads “%s” as %s", (text, type) => {
    expect(equipmentTypeNamed(text)).toBe(type);
  });

  it.each(["", "  ", "Owner's piano", "spare"])("names none of “%s”", (text) => {
    expect(equipmentTypeNamed(text)).toBeNull();
  });
});
