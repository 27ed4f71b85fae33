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
        { name: `Turbocharger, generator ${number}`, maker: "BorgWarner", model: "S1BG" },
        { name: `Starter motor, generator ${number}`, maker: "Prestolite", model: "MS1-306" },
      ],
    },
    { name: `Alternator, generator ${number}`, maker: "Leroy-Somer", model: "LSA 44.3" },
    { name: `Dry stack and silencer, generator ${number}`, maker: "Soundown", model: "GS-100" },
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
        { name: "Distribution panel, lower deck", maker: "Alewijnse", model: "DP-LD", place: "Lower deck corridor" },
        { name: "Distribution panel, main deck", maker: "Alewijnse", model: "DP-MD", place: "Main deck pantry" },
        { name: "Distribution panel, bridge deck", maker: "Alewijnse", model: "DP-BD", place: "Bridge deck locker" },
        { name: "24 V switchboard", maker: "Alewijnse", model: "DC-24" },
        { name: "Isolation transformer", maker: "Mastervolt", model: "IVET 36 kVA" },
        { name: "Shaft earthing device", maker: "Sohre", model: "SEG-2", place: "Engine room, aft" },
      ],
    },
    {
      name: "Shore power converter",
      maker: "Atlas Marine",
      model: "ShorPOWER 100 kVA",
      place: "Lazarette",
      use: "port",
      children: [
        { name: "Shore connection P", maker: "Glendinning", model: "Cablemaster CM-8" },
        { name: "Shore connection S", maker: "Glendinning", model: "Cablemaster CM-8" },
      ],
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
        { name: "Battery charger 1", maker: "Mastervolt", model: "ChargeMaster 24/100" },
        { name: "Battery charger 2", maker: "Mastervolt", model: "ChargeMaster 24/100" },
        {
          name: "GMDSS battery charger",
          maker: "Mastervolt",
          model: "ChargeMaster 24/30",
          place: "Mast locker",
          critical: true,
        },
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
        { name: "Alarm panel, engine control room", maker: "Böning", model: "AHD 1219" },
        { name: "Tank level sensors", maker: "VDO", model: "4-20 mA, 16 tanks" },
        { name: "CCTV", maker: "Axis", model: "P3245, 14 cameras", place: "Wheelhouse" },
        { name: "Dead-man alarm, engine room", maker: "Böning", model: "PC-8", critical: true },
      ],
    },
    { name: "Cathodic protection", maker: "Cathelco", model: "ICCP 30 A", place: "Engine room, aft" },
    { name: "Navigation light panel", maker: "Aqua Signal", model: "Series 70", place: "Wheelhouse", critical: true },
    { name: "Deck and underwater lights", maker: "Lumishore", model: "Eclipse", place: "Hull, aft", use: "port" },
  ],
};
