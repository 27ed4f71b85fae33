import type { EquipmentDefinition } from "../../vessel-definition.ts";

const sides = [
  { letter: "P", room: "Engine room, port", serials: ["542 001 873", "HN-70418"] },
  { letter: "S", room: "Engine room, starboard", serials: ["542 001 874", "HN-70419"] },
] as const;

const mainEngines = sides.map(
  ({ letter, room, serials }): EquipmentDefinition => ({
    name: `Main engine ${letter}`,
    maker: "MTU",
    model: "8V 4000 M63",
    serial: serials[0],
    place: room,
    critical: true,
    use: "sea",
    supplier: "Mar Diesel Antibes",
    sections: [
      "Cylinder heads and valve gear",
      "Fuel system",
      "Lubrication",
      "Cooling, raw water",
      "Charge air and exhaust",
      "Engine control",
    ],
    children: [
      { name: `Turbocharger, main engine ${letter}`, maker: "MTU", model: "ZR 145" },
      { name: `Raw-water pump, main engine ${letter}`, maker: "MTU", model: "RWP 240" },
      { name: `Fuel pre-filter, main engine ${letter}`, maker: "Racor", model: "75/1000FGX" },
      { name: `Engine control unit ${letter}`, maker: "MTU", model: "ADEC ECU-7", critical: true },
    ],
  }),
);

const gearboxes = sides.map(
  ({ letter, room, serials }): EquipmentDefinition => ({
    name: `Gearbox ${letter}`,
    maker: "ZF",
    model: "7650",
    serial: serials[1],
    place: room,
    use: "sea",
    children: [],
  }),
);

const shaftLine = (letter: string): EquipmentDefinition => ({
  name: `Shaft line ${letter}`,
  place: "Lazarette and hull",
  use: "sea",
  children: [
    { name: `Shaft seal ${letter}`, maker: "Wärtsilä", model: "Manebar 2B" },
    { name: `Propeller ${letter}`, maker: "Rolla", model: "5-blade, 1450 mm" },
    { name: `Cutless bearings ${letter}`, maker: "Duramax", model: "Johnson 140" },
  ],
});

export const propulsion: EquipmentDefinition = {
  name: "Propulsion",
  department: "engineering",
  children: [
    ...mainEngines,
    ...gearboxes,
    { name: "Shaft lines", children: [shaftLine("P"), shaftLine("S")] },
    {
      name: "Steering gear",
      maker: "Kobelt",
      model: "Twin ram 7012",
      place: "Lazarette",
      critical: true,
      use: "sea",
      children: [
        { name: "Steering pump 1", maker: "Kobelt", model: "HPU-15", critical: true },
        { name: "Steering pump 2", maker: "Kobelt", model: "HPU-15", critical: true, standby: true },
        { name: "Emergency steering", maker: "Kobelt", model: "Hand pump 7012-E", critical: true, standby: true },
        { name: "Rudders", maker: "Van der Meer", model: "Flap rudder" },
      ],
    },
    {
      name: "Stabilisers",
      maker: "Naiad Dynamics",
      model: "525",
      place: "Engine room, forward",
      critical: true,
      children: [
        { name: "Stabiliser fin P", maker: "Naiad Dynamics", model: "525, 2.3 m²" },
        { name: "Stabiliser fin S", maker: "Naiad Dynamics", model: "525, 2.3 m²" },
        { name: "Stabiliser hydraulic unit", maker: "Naiad Dynamics", model: "HPU-525" },
      ],
    },
    {
      name: "Bow thruster",
      maker: "Hundested",
      model: "SFT 1 FP, 110 kW",
      place: "Bow thruster room",
      critical: true,
      children: [{ name: "Bow thruster motor", maker: "Siemens", model: "1LE1 110 kW" }],
    },
    { name: "Propulsion remote control", maker: "MTU", model: "Blue Vision NG", place: "Wheelhouse", critical: true },
  ],
};
