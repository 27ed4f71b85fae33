import type { EquipmentDefinition } from "../../vessel-definition.ts";

const dampers = ["Engine room supply P", "Engine room supply S", "Engine room exhaust", "Galley exhaust"].map(
  (which): EquipmentDefinition => ({
    name: `Fire damper, ${which.toLowerCase()}`,
    maker: "Halton",
    model: "FDB",
    critical: true,
  }),
);

export const fireAndSafety: EquipmentDefinition = {
  name: "Fire and safety",
  department: "deck",
  children: [
    {
      name: "Fire main",
      department: "engineering",
      place: "Engine room",
      children: [
        { name: "Fire pump", maker: "Azcue", model: "CA 50/3A", critical: true },
        {
          name: "Emergency fire pump",
          maker: "Azcue",
          model: "MN 40-160",
          place: "Bow thruster room",
          critical: true,
          standby: true,
        },
        { name: "Fire hydrants and hoses", place: "All decks", department: "deck" },
      ],
    },
    {
      name: "Fire detection",
      maker: "Consilium",
      model: "Salwico Cargo",
      place: "Wheelhouse",
      critical: true,
      department: "engineering",
      children: [
        { name: "Fire panel, wheelhouse", maker: "Consilium", model: "CS3000" },
        { name: "Heat and smoke detectors", maker: "Consilium", model: "EV-PP", place: "Lower deck" },
      ],
    },
    {
      name: "Fixed fire-fighting, engine room",
      maker: "FireBoy-Xintex",
      model: "NOVEC 1230",
      place: "Main deck, aft locker",
      critical: true,
      children: [
        { name: "Novec cylinders", maker: "Ansul", model: "Sapphire, 2 × 180 l", critical: true },
        { name: "Water mist system", maker: "Marioff", model: "HI-FOG 2000", place: "Engine room", critical: true },
      ],
    },
    {
      name: "Galley fire suppression",
      maker: "Ansul",
      model: "R-102",
      place: "Galley",
      department: "galley",
      critical: true,
    },
    {
      name: "Quick-closing valves",
      maker: "Guichon",
      model: "QCV 40, 6 valves",
      place: "Engine room",
      department: "engineering",
      critical: true,
    },
    { name: "Fire dampers", department: "engineering", place: "Funnel casing", children: dampers },
    {
      name: "Portable extinguishers",
      place: "All decks",
      children: [
        { name: "Extinguishers, lower deck", maker: "Jactone", model: "6 l foam, 8 pcs", place: "Lower deck" },
        { name: "Extinguishers, main deck", maker: "Jactone", model: "6 l foam, 7 pcs", place: "Main deck" },
        {
          name: "Extinguishers, bridge and sun deck",
          maker: "Jactone",
          model: "2 kg CO₂, 6 pcs",
          place: "Bridge deck",
        },
        { name: "Extinguishers, engine room", maker: "Jactone", model: "9 kg powder, 5 pcs", place: "Engine room" },
      ],
    },
    {
      name: "Firefighter's outfits",
      place: "Fire locker, main deck",
      children: [
        { name: "Breathing apparatus 1", maker: "Dräger", model: "PA 91 Plus" },
        { name: "Breathing apparatus 2", maker: "Dräger", model: "PA 91 Plus" },
        { name: "Emergency escape sets", maker: "Dräger", model: "Saver CF10, 6 pcs", place: "All decks" },
      ],
    },
    {
      name: "Watertight doors",
      place: "Lower deck",
      department: "engineering",
      critical: true,
      children: [
        { name: "Watertight door, engine room", maker: "Besenzoni", model: "WTD-S 700", critical: true },
        { name: "Watertight door, crew corridor", maker: "Besenzoni", model: "WTD-S 700", critical: true },
      ],
    },
    {
      name: "General alarm and public address",
      maker: "Zenitel",
      model: "VIPEDIA-12",
      place: "Wheelhouse",
      critical: true,
      department: "bridge",
    },
    {
      name: "Gas detection, tender garage",
      maker: "Fireboy-Xintex",
      model: "CMD-5",
      place: "Tender garage",
      critical: true,
    },
  ],
};

export const lifeSaving: EquipmentDefinition = {
  name: "Life-saving",
  department: "deck",
  place: "Sun deck",
  children: [
    {
      name: "Liferafts",
      maker: "Viking",
      model: "25 DK+, 4 pcs",
      place: "Sun deck, port and starboard",
      critical: true,
      children: [
        { name: "Liferaft 1, port forward", maker: "Viking", model: "25 DK+" },
        { name: "Liferaft 2, port aft", maker: "Viking", model: "25 DK+" },
        { name: "Liferaft 3, starboard forward", maker: "Viking", model: "25 DK+" },
        { name: "Liferaft 4, starboard aft", maker: "Viking", model: "25 DK+" },
        { name: "Hydrostatic releases", maker: "Hammar", model: "H20, 4 pcs", fittedMonthsAgo: 21 },
      ],
    },
    { name: "Rescue boat", maker: "Williams", model: "MiniJet 280 SOLAS", place: "Foredeck", critical: true },
    { name: "Rescue boat davit", maker: "Nautical Structures", model: "EZ-1500", place: "Foredeck", critical: true },
    {
      name: "Lifejackets and suits",
      place: "Muster stations",
      children: [
        { name: "Lifejackets", maker: "Crewsaver", model: "Premier 2010, 36 pcs" },
        { name: "Immersion suits", maker: "Viking", model: "PS5002, 13 pcs" },
      ],
    },
    {
      name: "Lifebuoys",
      place: "All decks",
      children: [
        { name: "Lifebuoys with light", maker: "Lalizas", model: "SOLAS 75 cm, 4 pcs" },
        {
          name: "Man-overboard buoys, bridge wings",
          maker: "Comet",
          model: "MOB light and smoke, 2 pcs",
          place: "Bridge wings",
        },
      ],
    },
    {
      name: "Pyrotechnics",
      maker: "Comet",
      model: "Parachute, hand and smoke",
      place: "Wheelhouse",
      department: "bridge",
    },
    {
      name: "Defibrillator",
      maker: "Philips",
      model: "HeartStart FRx",
      place: "Main deck lobby",
      department: "interior",
    },
    { name: "Medical oxygen", maker: "Dräger", model: "2 × 5 l", place: "Bridge deck locker", department: "interior" },
  ],
};
