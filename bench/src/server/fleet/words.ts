/** What machines, work and stores are called, so that lists sort and searches find as they do on board. */
export const machines = [
  "Main engine",
  "Generator",
  "Bow thruster",
  "Fuel pump",
  "Sea water pump",
  "Watermaker",
  "Air compressor",
  "Chiller",
  "Bilge pump",
  "Fire pump",
  "Gearbox",
  "Stabiliser",
  "Anchor windlass",
  "Hydraulic crane",
  "Tender engine",
  "Sewage plant",
  "Separator",
  "Radar",
  "Emergency generator",
  "Heat exchanger",
] as const;

export const sides = ["port", "starboard", "forward", "aft", "centre"] as const;
export const makers = ["MTU", "Caterpillar", "Northern Lights", "Alfa Laval", "Heinen & Hopman", "Kohler"] as const;
export const departments = ["engineering", "engineering", "engineering", "deck", "interior", "bridge"] as const;

export const work = [
  "Inspect",
  "Replace filter of",
  "Change oil of",
  "Check alignment of",
  "Lubricate",
  "Test alarms of",
  "Clean strainer of",
  "Overhaul",
  "Calibrate sensors of",
  "Renew anodes of",
  "Take oil sample of",
  "Adjust belts of",
] as const;

export const goods = [
  "Oil filter",
  "Fuel filter",
  "Impeller",
  "V-belt",
  "Zinc anode",
  "Gasket set",
  "Shaft seal",
  "Pressure gauge",
  "Solenoid valve",
  "Thermostat",
  "Fuse",
  "Bearing",
  "O-ring kit",
  "Injector nozzle",
  "Hose clamp",
  "Navigation lamp",
] as const;

export const storerooms = ["Engine room", "Workshop", "Bosun store", "Lazarette", "Forepeak", "Bridge locker"] as const;
