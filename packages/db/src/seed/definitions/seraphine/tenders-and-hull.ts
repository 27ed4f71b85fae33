import type { EquipmentDefinition } from "../../vessel-definition.ts";

export const tendersAndToys: EquipmentDefinition = {
  name: "Tenders and toys",
  department: "deck",
  place: "Tender garage",
  use: "port",
  children: [
    {
      name: "Tender, DieselJet 625",
      maker: "Williams",
      model: "DieselJet 625",
      serial: "GB-WJT25119C919",
      sections: ["Engine", "Jet drive"],
      children: [
        { name: "Engine, tender", maker: "Yanmar", model: "4LV230" },
        { name: "Jet drive, tender", maker: "Hamilton", model: "HJ241" },
      ],
    },
    {
      name: "Crew tender",
      maker: "Zodiac",
      model: "Pro 5.5",
      children: [{ name: "Outboard, crew tender", maker: "Yamaha", model: "F100" }],
    },
    { name: "Jet ski 1", maker: "Sea-Doo", model: "GTX 170" },
    { name: "Jet ski 2", maker: "Sea-Doo", model: "GTX 170" },
    {
      name: "Jet ski, spare",
      maker: "Yamaha",
      model: "VX Deluxe",
      fittedMonthsAgo: 74,
      archivedDaysAgo: 96,
      remarks: "Sold ashore.",
    },
    { name: "Seabobs", maker: "Cayago", model: "F5 SR, 4 pcs" },
    { name: "Electric foil board", maker: "Fliteboard", model: "Series 3", fittedMonthsAgo: 18 },
    { name: "Dive compressor", maker: "Bauer", model: "Mariner 320" },
    { name: "Petrol locker and pump", maker: "Van der Meer", model: "240 l, bunded", critical: true },
  ],
};

const tank = (name: string, model: string): EquipmentDefinition => ({
  name,
  maker: "Van der Meer",
  model,
  place: "Double bottom",
});

export const hullAndTanks: EquipmentDefinition = {
  name: "Hull and tanks",
  department: "engineering",
  children: [
    {
      name: "Fuel tanks",
      children: [tank("Fuel tank 1 P", "11.2 m³"), tank("Fuel tank 1 S", "11.2 m³"), tank("Fuel day tank", "4.4 m³")],
    },
    {
      name: "Fuel treatment",
      place: "Engine room, aft",
      children: [
        { name: "Fuel separator", maker: "Alfa Laval", model: "MIB 303" },
        { name: "Fuel transfer pump 1", maker: "Gianneschi", model: "CPS 40" },
        { name: "Fuel transfer pump 2", maker: "Gianneschi", model: "CPS 40", standby: true },
      ],
    },
    {
      name: "Fresh-water tanks",
      children: [tank("Fresh-water tank P", "7.0 m³"), tank("Fresh-water tank S", "7.0 m³")],
    },
    {
      name: "Waste tanks",
      children: [tank("Black-water tank", "3.1 m³"), tank("Grey-water tank", "4.0 m³"), tank("Sludge tank", "0.9 m³")],
    },
    {
      name: "Sea inlets",
      place: "Engine room",
      children: [
        { name: "Sea chest P", maker: "Van der Meer", model: "DN 200" },
        { name: "Sea chest S", maker: "Van der Meer", model: "DN 200" },
        { name: "Sea strainers", maker: "Vetus", model: "FTR 1900, 6 pcs" },
        { name: "Anti-fouling system", maker: "Cathelco", model: "Quantum 4" },
        { name: "Sea valves and skin fittings", maker: "Guidi", model: "Bronze, 31 pcs" },
      ],
    },
    { name: "Anodes", maker: "MG Duff", model: "ZD77, 22 pcs", place: "Hull" },
    { name: "Hull coating", maker: "Jotun", model: "SeaForce Active Plus", place: "Hull", fittedMonthsAgo: 13 },
    { name: "Topside paint", maker: "Awlgrip", model: "Awlcraft 2000, Aristo Blue", place: "Hull", department: "deck" },
    { name: "Air vents and weathertight closings", department: "deck", place: "All decks" },
  ],
};
