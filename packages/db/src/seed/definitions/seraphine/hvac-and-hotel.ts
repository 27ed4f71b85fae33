import type { EquipmentDefinition } from "../../vessel-definition.ts";

const chiller = (number: number): EquipmentDefinition => ({
  name: `Chiller ${number}`,
  maker: "Heinen & Hopman",
  model: "CW-90, R-407C",
  children: [
    { name: `Compressor, chiller ${number}`, maker: "Bitzer", model: "4NES-14Y" },
    { name: `Sea-water pump, chiller ${number}`, maker: "Gianneschi", model: "ACB 61" },
  ],
});

const cabins = ["Owner's cabin", "VIP cabin", "Guest cabin 1", "Guest cabin 2", "Guest cabin 3"];

/** As it is within a sentence. */
const within = (room: string) => (room.startsWith("VIP") ? room : `${room.charAt(0).toLowerCase()}${room.slice(1)}`);

const fanCoils = [...cabins, "Main saloon"].map(
  (room): EquipmentDefinition => ({
    name: `Fan coil, ${within(room)}`,
    maker: "Heinen & Hopman",
    model: "FCU-3",
    place: room,
  }),
);

export const hvac: EquipmentDefinition = {
  name: "HVAC and refrigeration",
  department: "engineering",
  place: "Engine room, forward",
  children: [
    chiller(1),
    chiller(2),
    { name: "Chilled-water pumps", maker: "Grundfos", model: "CM 10-2" },
    { name: "Fresh-air unit", maker: "Heinen & Hopman", model: "AHU-40", place: "Sun deck, technical space" },
    { name: "Fan coils", place: "Interior", children: fanCoils },
    { name: "Engine-room fan P", maker: "Heinen & Hopman", model: "AX 560", place: "Funnel casing" },
    { name: "Engine-room fan S", maker: "Heinen & Hopman", model: "AX 560", place: "Funnel casing" },
    { name: "Cold room", maker: "Frigomar", model: "3.8 m³, +2 °C", place: "Lower deck, provisions" },
    { name: "Freezer room", maker: "Frigomar", model: "3.2 m³, -20 °C", place: "Lower deck, provisions" },
    { name: "Refrigeration plant", maker: "Frigomar", model: "Twin compressor", place: "Lower deck, provisions" },
  ],
};

const guestBaths = cabins.map(
  (cabin): EquipmentDefinition => ({
    name: `${cabin}, bathroom`,
    place: cabin,
    children: [{ name: `Vacuum toilet, ${within(cabin)}`, maker: "Evac", model: "Optima 5" }],
  }),
);

export const hotelAndGalley: EquipmentDefinition = {
  name: "Hotel and galley",
  department: "interior",
  place: "Interior",
  children: [
    {
      name: "Galley",
      department: "galley",
      place: "Galley",
      children: [
        { name: "Induction range", maker: "Miele", model: "KM 7897" },
        { name: "Combi oven", maker: "Rational", model: "iCombi Pro 6-1/1" },
        { name: "Galley extraction", maker: "Halton", model: "KVE-M" },
        { name: "Galley dishwasher", maker: "Winterhalter", model: "UC-M" },
        { name: "Galley refrigerators", maker: "Liebherr", model: "SBSes 8773, 2 pcs" },
        { name: "Ice machine", maker: "Hoshizaki", model: "IM-65NE" },
      ],
    },
    {
      name: "Laundry",
      place: "Lower deck, laundry",
      children: [
        { name: "Washing machine 1", maker: "Miele", model: "PWM 507" },
        { name: "Washing machine 2", maker: "Miele", model: "PWM 507" },
        { name: "Tumble dryer 1", maker: "Miele", model: "PDR 507" },
        { name: "Tumble dryer 2", maker: "Miele", model: "PDR 507" },
      ],
    },
    {
      name: "Pantries and bars",
      place: "Main deck pantry",
      children: [
        { name: "Pantry dishwasher", maker: "Miele", model: "PG 8055" },
        { name: "Coffee machine, pantry", maker: "Jura", model: "GIGA X8" },
        { name: "Coffee machine, crew mess", maker: "Jura", model: "WE8", place: "Crew mess" },
        { name: "Ice maker, sun-deck bar", maker: "U-Line", model: "UMCR 014", place: "Sun deck" },
      ],
    },
    { name: "Guest bathrooms", department: "engineering", children: guestBaths },
    {
      name: "Entertainment",
      department: "engineering",
      place: "AV rack room",
      children: [
        { name: "AV control", maker: "Crestron", model: "CP4" },
        { name: "Saloon television", maker: "Bang & Olufsen", model: "Beovision 77", place: "Main saloon" },
      ],
    },
    {
      name: "Lighting control",
      maker: "Lutron",
      model: "HomeWorks QSX",
      department: "engineering",
      place: "AV rack room",
    },
    { name: "Electric blinds", maker: "Oceanair", model: "SkySol, 24 pcs", department: "engineering" },
    { name: "Fireplace, upper saloon", maker: "Planika", model: "FLA 3", place: "Upper saloon" },
    { name: "Gym equipment", maker: "Technogym", model: "Run and Bike Personal", place: "Bridge deck, aft" },
  ],
};
