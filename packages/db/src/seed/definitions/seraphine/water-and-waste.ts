import type { EquipmentDefinition } from "../../vessel-definition.ts";

const watermaker = (number: number, serial: string): EquipmentDefinition => ({
  name: `Watermaker ${number}`,
  maker: "Idromar",
  model: "MC5J duplex",
  serial,
  place: "Engine room, forward",
  sections: ["Pre-treatment", "High-pressure side", "Control"],
  children: [
    { name: `High-pressure pump, watermaker ${number}`, maker: "CAT Pumps", model: "2531" },
    { name: `Membranes, watermaker ${number}`, maker: "DuPont", model: "FilmTec SW30-4040" },
  ],
});

export const waterAndWaste: EquipmentDefinition = {
  name: "Water and waste",
  department: "engineering",
  place: "Engine room, forward",
  children: [
    watermaker(1, "MC5-1187"),
    watermaker(2, "MC5-1188"),
    {
      name: "Fresh-water system",
      children: [
        { name: "Fresh-water pump 1", maker: "Gianneschi", model: "ACB 531" },
        { name: "Fresh-water pump 2", maker: "Gianneschi", model: "ACB 531", standby: true },
        { name: "Hot-water boiler 1", maker: "Gianneschi", model: "BG 300 l" },
        { name: "Hot-water boiler 2", maker: "Gianneschi", model: "BG 300 l" },
        { name: "UV steriliser", maker: "Hanovia", model: "UV-20" },
      ],
    },
    {
      name: "Oily water separator",
      maker: "RWO",
      model: "SKIT/S-DEB 0.25",
      serial: "RWO 19-0733",
      critical: true,
      use: "sea",
      children: [{ name: "15 ppm monitor", maker: "Deckma", model: "OMD-24 EVO", critical: true }],
    },
    {
      name: "Sewage plant",
      maker: "Hamann",
      model: "HL-Cont Plus 02",
      sections: ["Aeration", "Dosing"],
      children: [
        { name: "Aeration pump", maker: "Becker", model: "VT 4.10" },
        { name: "Vacuum unit", maker: "Evac", model: "OnlineMax" },
      ],
    },
    {
      name: "Grey-water system",
      place: "Lower deck, bilge",
      children: [
        { name: "Grey-water pump, forward", maker: "Gianneschi", model: "MC 40" },
        { name: "Grey-water pump, aft", maker: "Gianneschi", model: "MC 40" },
      ],
    },
    {
      name: "Bilge system",
      critical: true,
      children: [
        { name: "Bilge pump 1", maker: "Azcue", model: "CA 50/2A", critical: true },
        { name: "Bilge pump 2", maker: "Azcue", model: "CA 50/2A", critical: true, standby: true },
        { name: "Bilge alarm, engine room", maker: "Jola", model: "SSP 3", critical: true },
        { name: "Bilge alarm, lazarette", maker: "Jola", model: "SSP 3", place: "Lazarette", critical: true },
        {
          name: "Bilge alarm, bow thruster room",
          maker: "Jola",
          model: "SSP 3",
          place: "Bow thruster room",
          critical: true,
        },
      ],
    },
    {
      name: "Garbage compactor",
      maker: "Delitek",
      model: "DT-50 M",
      place: "Lower deck, crew pantry",
      department: "interior",
    },
  ],
};
