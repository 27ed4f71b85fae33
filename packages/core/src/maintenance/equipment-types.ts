/**
 * What kind of machine a machine is. Libraries of templates and models name their machines by it. Grouped as a crew would
 * look for them; a group is only an order to choose by.
 */
export const equipmentTypesByGroup = {
  propulsion: [
    "main_engine",
    "gearbox",
    "shaft_line",
    "propeller",
    "bow_thruster",
    "stern_thruster",
    "steering_gear",
    "stabiliser",
  ],
  power: ["generator", "emergency_generator", "battery_bank", "shore_power", "switchboard"],
  auxiliary: [
    "watermaker",
    "fresh_water_system",
    "hvac",
    "boiler",
    "compressor",
    "hydraulic_system",
    "fuel_system",
    "separator",
    "bilge_pump",
    "ballast_pump",
    "oily_water_separator",
    "sewage_treatment",
    "refrigeration",
    "pump",
    "ventilation",
  ],
  safety: [
    "fire_pump",
    "emergency_fire_pump",
    "fire_fighting",
    "fire_detection",
    "life_saving",
    "liferaft",
    "rescue_boat",
    "watertight_door",
    "general_alarm",
  ],
  deck: [
    "windlass",
    "capstan",
    "crane_davit",
    "lifting_appliance",
    "passerelle",
    "swim_platform",
    "hatch_shell_door",
    "tender",
    "personal_watercraft",
    "diving_compressor",
    "rigging",
    "sail_handling",
  ],
  bridge: ["navigation", "radar", "gyro_autopilot", "radio_gmdss", "navigation_lights", "monitoring_system"],
  hotel: ["galley", "laundry", "audio_video", "lift", "pool_spa"],
  other: ["hull", "other"],
} as const;

export type EquipmentTypeGroup = keyof typeof equipmentTypesByGroup;
export type EquipmentType = (typeof equipmentTypesByGroup)[EquipmentTypeGroup][number];

export const equipmentTypeGroups = [
  "propulsion",
  "power",
  "auxiliary",
  "safety",
  "deck",
  "bridge",
  "hotel",
  "other",
] as const satisfies readonly EquipmentTypeGroup[];

export const equipmentTypes = [
  ...equipmentTypesByGroup.propulsion,
  ...equipmentTypesByGroup.power,
  ...equipmentTypesByGroup.auxiliary,
  ...equipmentTypesByGroup.safety,
  ...equipmentTypesByGroup.deck,
  ...equipmentTypesByGroup.bridge,
  ...equipmentTypesByGroup.hotel,
  ...equipmentTypesByGroup.other,
] as const;

const known: ReadonlySet<string> = new Set(equipmentTypes);

export function isEquipmentType(text: string): text is EquipmentType {
  return known.has(text);
}

/** What lists, registers and crews write, from the particular to the general: the first that fits decides. */
const spellings: readonly [pattern: RegExp, type: EquipmentType][] = [
  [/\bemergency (diesel )?gen(erator|set)?\b/, "emergency_generator"],
  [/\b(emergency fire pump|efp)\b/, "emergency_fire_pump"],
  [/\bfire pump\b/, "fire_pump"],
  [/\b(main engine|propulsion engine|m\/?e)\b|^engine$/, "main_engine"],
  [/\b(gear ?box|reduction gear)\b/, "gearbox"],
  [/\b(shaft ?line|propeller shaft|stern tube|tail ?shaft)\b/, "shaft_line"],
  [/\bpropeller\b/, "propeller"],
  [/\bstern thruster\b/, "stern_thruster"],
  [/\b(bow ?thruster|thruster)\b/, "bow_thruster"],
  [/\bsteering\b/, "steering_gear"],
  [/\bstabili[sz]ers?\b/, "stabiliser"],
  [/\b(gen(erator|set)s?|dg ?\d*)\b/, "generator"],
  [/\b(batter(y|ies)|ups)\b/, "battery_bank"],
  [/\bshore (power|supply|connection)\b/, "shore_power"],
  [/\b(switchboard|msb)\b/, "switchboard"],
  [/\b(water ?maker|reverse osmosis|desalinator|ro plant)\b/, "watermaker"],
  [/\b(oily water|ows|bilge water) ?(separator)?\b/, "oily_water_separator"],
  [/\b(fuel separator|purifier|centrifuge|separator)\b/, "separator"],
  [/\b(sewage|black water|stp|grey water|gray water)\b/, "sewage_treatment"],
  [/\b(hvac|air ?con(ditioning|ditioner)?|chiller|ac plant)\b/, "hvac"],
  [/\b(dive|diving|breathing air) compressor\b/, "diving_compressor"],
  [/\b(compressor|starting air)\b/, "compressor"],
  [/\b(boiler|calorifier|water heater)\b/, "boiler"],
  [/\bhydraulic/, "hydraulic_system"],
  [/\bbilge\b/, "bilge_pump"],
  [/\bballast\b/, "ballast_pump"],
  [/\bfuel\b/, "fuel_system"],
  [/\b(fresh water|potable)\b/, "fresh_water_system"],
  [/\b(refrigerat(ion|or)|fridge|freezer|cold room|provision)\b/, "refrigeration"],
  [/\b(fire detection|smoke detector|fire alarm)\b/, "fire_detection"],
  [/\b(fire|extinguisher|co2|novec|fm ?200|hi ?fog|sprinkler)\b/, "fire_fighting"],
  [/\bgeneral alarm\b/, "general_alarm"],
  [/\blife ?rafts?\b/, "liferaft"],
  [/\brescue boat\b/, "rescue_boat"],
  [/\b(life ?saving|lsa|life ?jackets?|immersion suits?|life ?buoys?|epirb|sart)\b/, "life_saving"],
  [/\bwatertight door\b/, "watertight_door"],
  [/\b(windlass|anchor)\b/, "windlass"],
  [/\b(capstan|mooring winch)\b/, "capstan"],
  [/\b(crane|davit)s?\b/, "crane_davit"],
  [/\b(passerelle|gangway)\b/, "passerelle"],
  [/\bswim platform\b/, "swim_platform"],
  [/\b(hatch|shell door|side door|garage door)\b/, "hatch_shell_door"],
  [/\b(lifting appliance|hoist|chain block|winch)\b/, "lifting_appliance"],
  [/\b(jet ?ski|wave ?runner|sea ?bob|pwc)\b/, "personal_watercraft"],
  [/\b(tender|rib|chase boat)\b/, "tender"],
  [/\b(furler|furling|halyard|sail)\b/, "sail_handling"],
  [/\b(mast|rig|rigging)\b/, "rigging"],
  [/\b(nav(igation)? lights?)\b/, "navigation_lights"],
  [/\bradar\b/, "radar"],
  [/\b(gyro|auto ?pilot)\b/, "gyro_autopilot"],
  [/\b(gmdss|radio|vhf|ssb|navtex|inmarsat|vsat)\b/, "radio_gmdss"],
  [/\b(navigation|ecdis|gps|ais|echo ?sounder|compass)\b/, "navigation"],
  [/\b(monitoring|alarm system|ams)\b/, "monitoring_system"],
  [/\b(galley|oven|dishwasher|hob)\b/, "galley"],
  [/\b(laundry|washing machine|washer|dryer)\b/, "laundry"],
  [/\b(audio|video|av|cinema|tv)\b/, "audio_video"],
  [/\b(lift|elevator|dumb ?waiter)\b/, "lift"],
  [/\b(pool|jacuzzi|spa|sauna|hammam)\b/, "pool_spa"],
  [/\b(ventilation|fan|blower)\b/, "ventilation"],
  [/\b(hull|anodes?|antifouling)\b/, "hull"],
  [/\bpump\b/, "pump"],
];

/** The type a written word names, as imports bring it: our own name, or what the trade writes. Null when it names none. */
export function equipmentTypeNamed(text: string): EquipmentType | null {
  const plain = text.trim().toLowerCase();
  const asKey = plain.replace(/[\s/-]+/g, "_");
  if (isEquipmentType(asKey)) return asKey;
  const words = plain.replace(/[_-]+/g, " ");
  return spellings.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
