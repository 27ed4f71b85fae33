import type { EquipmentDefinition } from "../../vessel-definition.ts";

const capstan = (side: string): EquipmentDefinition => ({
  name: `Stern capstan ${side}`,
  maker: "Maxwell",
  model: "VC 4000",
  place: "Aft deck",
  use: "port",
});

export const deckMachinery: EquipmentDefinition = {
  name: "Deck machinery",
  department: "deck",
  children: [
    {
      name: "Anchoring and mooring",
      place: "Foredeck",
      children: [
        { name: "Windlass P", maker: "Maxwell", model: "VWC 8000" },
        { name: "Windlass S", maker: "Maxwell", model: "VWC 8000" },
        { name: "Anchor and chain P", maker: "Pool", model: "N-type 380 kg, 20.5 mm U3" },
        { name: "Anchor and chain S", maker: "Pool", model: "N-type 380 kg, 20.5 mm U3" },

        capstan("P"),
        capstan("S"),
        { name: "Mooring lines", maker: "Gleistein", model: "GeoSquare 32 mm, 8 pcs", place: "Rope locker" },
      ],
    },
    {
      name: "Passerelle",
      maker: "Besenzoni",
      model: "PI 512, 6.2 m",
      place: "Aft deck, starboard",
      critical: true,
      use: "port",
      children: [{ name: "Passerelle hydraulic unit", maker: "Besenzoni", model: "HPU 24-4" }],
    },
    { name: "Side boarding ladder", maker: "Besenzoni", model: "SI 408", place: "Main deck, port", use: "port" },
    {
      name: "Crane, tender garage",
      maker: "Nautical Structures",
      model: "MarineQuip 1200",
      place: "Tender garage",
      critical: true,
      children: [{ name: "Crane winch and wire", maker: "Nautical Structures", model: "W-1200, 8 mm" }],
    },
    {
      name: "Transom door",
      maker: "Cramm",
      model: "Shell door 3.6 m",
      place: "Tender garage",
      critical: true,
      use: "port",
      children: [{ name: "Transom door seal", maker: "Freudenberg", model: "Inflatable 42 mm" }],
    },
    {
      name: "Side shell door",
      maker: "Cramm",
      model: "Shell door 2.4 m",
      place: "Lower deck, starboard",
      critical: true,
      use: "port",
    },
    {
      name: "Deck hydraulics",
      maker: "Cramm",
      model: "HPU-90",
      place: "Lazarette",
      department: "engineering",
      children: [
        { name: "Hydraulic pump, deck 1", maker: "Bosch Rexroth", model: "A10VSO 45" },
        { name: "Hydraulic pump, deck 2", maker: "Bosch Rexroth", model: "A10VSO 45", standby: true },
      ],
    },
    { name: "Swim platform", maker: "Opacmare", model: "Transformer 3102", place: "Transom", use: "port" },
    { name: "Teak decks", place: "All decks" },
    {
      name: "Awnings and bimini",
      maker: "Oceansouth",
      model: "Carbon poles, sun deck",
      place: "Sun deck",
      use: "port",
    },
    {
      name: "Mast",
      place: "Sun deck",
      children: [{ name: "Horn", maker: "Kahlenberg", model: "T-2A", critical: true }],
    },
    { name: "Wipers", maker: "Exalto", model: "218, 5 pcs", place: "Wheelhouse", department: "bridge" },
    {
      name: "Sun-deck jacuzzi",
      maker: "Sundance",
      model: "Ø 2.2 m, built in",
      place: "Sun deck",
      department: "engineering",
    },
  ],
};
