import type { EquipmentDefinition } from "../../vessel-definition.ts";

export const navigation: EquipmentDefinition = {
  name: "Navigation and communication",
  department: "bridge",
  place: "Wheelhouse",
  children: [
    {
      name: "Radars",
      critical: true,
      children: [
        { name: "Radar, X-band", maker: "Furuno", model: "FAR-2218", critical: true },
        { name: "Radar, S-band", maker: "Furuno", model: "FAR-2238S", critical: true },
        { name: "Radar turning unit, X-band", maker: "Furuno", model: "RSB-128", place: "Mast" },
        { name: "Radar turning unit, S-band", maker: "Furuno", model: "RSB-131", place: "Mast" },
      ],
    },
    {
      name: "ECDIS",
      critical: true,
      children: [
        { name: "ECDIS 1", maker: "Furuno", model: "FMD-3200", critical: true },
        { name: "ECDIS 2", maker: "Furuno", model: "FMD-3200", critical: true, standby: true },
      ],
    },
    { name: "Gyro compass", maker: "Simrad", model: "GC80", critical: true },
    { name: "Satellite compass", maker: "Furuno", model: "SC-70", place: "Mast" },
    { name: "Magnetic compass", maker: "Cassens & Plath", model: "Reflecta 1", place: "Sun deck" },
    { name: "Autopilot", maker: "Simrad", model: "AP70", use: "sea" },
    { name: "GPS 1", maker: "Furuno", model: "GP-170" },
    { name: "AIS", maker: "Furuno", model: "FA-170", critical: true },
    { name: "Echo sounder", maker: "Furuno", model: "FE-800" },
    { name: "Speed log", maker: "Furuno", model: "DS-60" },
    { name: "Voyage data recorder", maker: "Danelec", model: "DM100 S-VDR" },
    { name: "Bridge watch alarm", maker: "Furuno", model: "BR-500", critical: true, use: "sea" },
    {
      name: "GMDSS",
      critical: true,
      children: [
        { name: "MF/HF radio", maker: "Furuno", model: "FS-1575", critical: true },
        { name: "VHF 1", maker: "Furuno", model: "FM-8900S", critical: true },
        { name: "VHF 2", maker: "Furuno", model: "FM-8900S", critical: true },
        { name: "Inmarsat C", maker: "Furuno", model: "Felcom 18", critical: true },
        { name: "NAVTEX", maker: "Furuno", model: "NX-700", critical: true },
        { name: "EPIRB", maker: "Jotron", model: "Tron 60AIS", place: "Sun deck", critical: true, fittedMonthsAgo: 30 },
        { name: "SART 1", maker: "Jotron", model: "Tron SART20", critical: true },
        { name: "SART 2", maker: "Jotron", model: "Tron AIS-SART", critical: true },
        { name: "GMDSS hand-held radios", maker: "Jotron", model: "Tron TR30, 3 pcs", critical: true },
      ],
    },
    {
      name: "Satellite and data",
      department: "engineering",
      place: "AV rack room",
      children: [
        { name: "VSAT antenna", maker: "Intellian", model: "v100NX", place: "Mast" },
        {
          name: "Low-orbit antenna",
          maker: "SpaceX",
          model: "Starlink Maritime",
          place: "Sun deck",
          fittedMonthsAgo: 16,
        },
        { name: "4G and Wi-Fi router", maker: "Peplink", model: "MBX", fittedMonthsAgo: 16 },
        { name: "Guest Wi-Fi", maker: "Ruckus", model: "R650, 11 pcs", place: "All decks" },
      ],
    },
    { name: "Deck hand-held radios", maker: "Entel", model: "HT649, 10 pcs" },
    { name: "Navigation lights", maker: "Aqua Signal", model: "Series 70", place: "Mast and hull", critical: true },
  ],
};
