import type { EquipmentDefinition } from "../../vessel-definition.ts";

const generator = (number: number, place: string, serial: string): EquipmentDefinition => ({
  name: `Generator ${number}`,
  maker: "Caterpillar",
  model: "C4.4 ACERT, 99 kW",
  serial,
  place,
  critical: true,
  supplier: "Pon Power Antibes",
  warranty: number === 1 ? { months: 9, note: "Two years on the overhaul, parts and labour" } : undefined,
  remarks: number === 1 ? "Top overhaul at 2,500 h. Belt guard has a hinge since: open from the aft side." : undefined,
  sections: ["Lubrication", "Fuel system", "Cooling, raw water", "Alternator and control"],
  children: [
    {
      name: `Diesel engine, generator ${number}`,
      maker: "Caterpillar",
      model: "C4.4",
      children: [
        { name: `Raw-water pump, generator ${number}`, maker: "Jabsco", model: "29640-1001" },
        { name: `Heat exchanger, generator ${number}`, maker: "Bowman", model: "GL180" },
      ],
    },
    { name: `Alternator, generator ${number}`, maker: "Leroy-Somer", model: "LSA 44.3" },
    { name: `Control panel, generator ${number}`, maker: "Caterpillar", model: "EMCP 4.2" },
  ],
});

export const electrical: EquipmentDefinition = {
  name: "Electrical",
  department: "engineering",
  children: [
    generator(1, "Engine room, starboard", "D4A-06418"),
    generator(2, "Engine room, port", "D4A-06422"),
    {
      name: "Emergency generator",
      maker: "Northern Lights",
      model: "M843NW3, 20 kW",
      place: "Main deck, forward locker",
      critical: true,
      standby: true,
      sections: ["Engine", "Starting and control"],
      children: [
        { name: "Emergency switchboard", maker: "Alewijnse", model: "ESB-47" },
        { name: "Emergency generator start batteries", maker: "Victron", model: "AGM 12 V, 2 × 110 Ah" },
      ],
    },
    {
      name: "Switchboards",
      place: "Engine control room",
      children: [
        { name: "Main switchboard", maker: "Alewijnse", model: "MSB-47, 400 V" },
        { name: "Power management system", maker: "DEIF", model: "PPM-3" },
        { name: "Distribution panels", maker: "Alewijnse", model: "DP-MD", place: "Main deck pantry" },
      ],
    },
    {
      name: "Shore power converter",
      maker: "Atlas Marine",
      model: "ShorPOWER 100 kVA",
      place: "Lazarette",
      use: "port",
      children: [{ name: "Shore connections", maker: "Glendinning", model: "Cablemaster CM-8" }],
    },
    {
      name: "Batteries",
      place: "Battery locker, engine room",
      children: [
        { name: "Main engine start batteries", maker: "Victron", model: "AGM 12 V, 4 × 220 Ah" },
        { name: "Generator start batteries", maker: "Victron", model: "AGM 12 V, 2 × 165 Ah" },
        { name: "Service batteries", maker: "Mastervolt", model: "MLI Ultra 24/6000" },
        {
          name: "GMDSS batteries",
          maker: "Victron",
          model: "AGM 12 V, 2 × 200 Ah",
          place: "Mast locker",
          critical: true,
        },
        { name: "Battery chargers", maker: "Mastervolt", model: "ChargeMaster 24/100" },
      ],
    },
    {
      name: "Alarm and monitoring",
      maker: "Böning",
      model: "AHD-DPS 02",
      place: "Engine control room",
      critical: true,
      children: [
        { name: "Alarm panel, wheelhouse", maker: "Böning", model: "AHD 1219", place: "Wheelhouse" },

        { name: "CCTV", maker: "Axis", model: "P3245, 14 cameras", place: "Wheelhouse" },
        { name: "Dead-man alarm, engine room", maker: "Böning", model: "PC-8", critical: true },
      ],
    },
    { name: "Cathodic protection", maker: "Cathelco", model: "ICCP 30 A", place: "Engine room, aft" },
    { name: "Navigation light panel", maker: "Aqua Signal", model: "Series 70", place: "Wheelhouse", critical: true },
  ],
};
