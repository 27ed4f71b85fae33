import type { StockGroupDefinition } from "../../vessel-definition.ts";

export const places = [
  { name: "Engine room, cabinet C", deck: "Lower deck" },
  { name: "Engine room, cabinet D", deck: "Lower deck" },
  { name: "Engine room, oil locker", deck: "Lower deck" },
  { name: "Engine control room", deck: "Lower deck" },
  { name: "Lazarette, spares rack", deck: "Lower deck" },
  { name: "Bow store", deck: "Lower deck" },
  { name: "Deck locker, port", deck: "Main deck" },
  { name: "Tender garage", deck: "Lower deck" },
  { name: "Bridge", deck: "Bridge deck" },
  { name: "Interior store", deck: "Lower deck" },
  { name: "Galley dry store", deck: "Lower deck" },
  { name: "Medical cabinet", deck: "Bridge deck" },
  { name: "Owner's store", deck: "Main deck" },
];

const mains = ["Main engine P", "Main engine S"];
const generators = ["Generator 1", "Generator 2"];
const watermakers = ["Watermaker 1", "Watermaker 2"];
const caterpillar = {
  category: "Engine spares",
  maker: "Caterpillar",
  supplier: "Pon Power Antibes",
  fits: generators,
};
const mtu = { category: "Engine spares", maker: "MTU", supplier: "Mar Diesel Antibes", fits: mains };

const engineSpares: StockGroupDefinition[] = [
  {
    ...caterpillar,
    place: "Engine room, cabinet C",
    section: "Lubrication",
    lines: [
      ["7W-2326", "Oil filter", "C2", 4, 2, 6, 2150],
      ["3S-9643", "Drain plug washer", "C2", 12, 6, 20, 90],
      ["225-4118", "Crankcase breather element", "C3", 2, 1, 3, 6840],
      ["9X-7400", "Oil filler cap seal", "C3", 3, 1, 3, 620],
    ],
  },
  {
    ...caterpillar,
    place: "Engine room, cabinet C",
    section: "Fuel system",
    lines: [
      ["360-8960", "Fuel filter, primary", "C2", 2, 2, 6, 3480],
      ["360-8958", "Fuel filter, secondary", "C2", 1, 2, 6, 3920],
      ["10R-7672", "Injector, exchange", "C4", 1, 1, 2, 48_600],
      ["228-7090", "Fuel lift pump", "C4", 1, 1, 1, 31_200],
      ["8T-4121", "Banjo washer set", "C3", 8, 4, 12, 340],
    ],
  },
  {
    ...caterpillar,
    place: "Engine room, cabinet C",
    section: "Cooling, raw water",
    lines: [
      ["6L-2283", "Zinc pencil, ½ in", "C5", 7, 4, 12, 780],
      ["7E-0321", "Impeller kit", "C6", 2, 1, 4, 9450],
      ["233-5220", "Coolant concentrate, 5 l", "E2", 3, 2, 6, 4280],
      ["248-5513", "Thermostat, 82 °C", "C6", 1, 1, 2, 7120],
      ["3B-8489", "Raw-water pump seal kit", "C6", 0, 1, 2, 11_400],
    ],
  },
  {
    ...caterpillar,
    place: "Engine room, cabinet D",
    section: "Alternator and control",
    lines: [
      ["281-8553", "V-belt", "D1", 1, 1, 3, 3640],
      ["R449", "Voltage regulator", "D2", 1, 1, 1, 54_800],
      ["3E-7842", "Oil pressure switch", "D2", 1, 1, 2, 8450],
      ["130-9811", "Coolant temperature sender", "D2", 2, 1, 2, 7630],
      ["155-2265", "Speed pick-up", "D2", 1, 1, 1, 9860],
    ],
  },
  {
    ...mtu,
    place: "Engine room, cabinet C",
    section: "Lubrication",
    lines: [
      ["X57508300068", "Oil filter", "C7", 5, 6, 12, 6240],
      ["0031845301", "Oil filter, centrifuge paper", "C7", 8, 4, 12, 1260],
      ["5361880060", "Gasket, oil cooler", "C8", 2, 1, 2, 4140],
    ],
  },
  {
    ...mtu,
    place: "Engine room, cabinet C",
    section: "Fuel system",
    lines: [
      ["X57507900001", "Fuel filter", "C7", 4, 4, 8, 5480],
      ["0020921801", "Pre-filter element", "C7", 4, 2, 6, 3970],
      ["X00E50209", "Injector", "C9", 1, 2, 2, 118_000],
      ["5550700033", "High-pressure fuel line", "C9", 1, 1, 2, 21_300],
    ],
  },
  {
    ...mtu,
    place: "Engine room, cabinet C",
    section: "Cooling, raw water",
    lines: [
      ["E5312000301", "Raw-water impeller kit", "C10", 1, 2, 2, 42_700],
      ["735023000200", "Zinc anode, M30", "C5", 10, 8, 24, 1460],
      ["0002035875", "Thermostat insert", "C10", 2, 2, 4, 8860],
      ["5362031180", "Coolant pump seal kit", "C10", 1, 1, 1, 27_900],
    ],
  },
  {
    ...mtu,
    place: "Engine room, cabinet D",
    section: "Cylinder heads and valve gear",
    lines: [
      ["5241412580", "Valve cover gasket", "D4", 16, 8, 16, 2370],
      ["5240160021", "Cylinder-head gasket", "D4", 2, 2, 4, 16_400],
      ["5240500027", "Valve rotator", "D4", 4, 2, 4, 5980],
    ],
  },
  {
    ...mtu,
    place: "Engine room, cabinet D",
    section: "Engine control",
    lines: [
      ["X00E50214", "Crank speed sensor", "D5", 1, 1, 2, 18_900],
      ["X52740700027", "Charge-air pressure sensor", "D5", 1, 1, 1, 22_600],
      ["X00036542", "Coolant level probe", "D5", 2, 1, 2, 14_300],
    ],
  },
  {
    place: "Engine room, cabinet C",
    category: "Engine spares",
    maker: "Racor",
    fits: ["Fuel pre-filter, main engine P", "Fuel pre-filter, main engine S"],
    lines: [
      ["2020N-10", "Element, 10 micron", "C1", 9, 6, 18, 2940],
      ["RK20025", "Bowl gasket kit", "C1", 2, 2, 4, 1880],
    ],
  },
  {
    place: "Engine room, cabinet D",
    category: "Engine spares",
    maker: "ZF",
    supplier: "ZF Marine Krimpen",
    fits: ["Gearbox P", "Gearbox S"],
    lines: [
      ["3312 199 031", "Oil filter with O-ring", "D6", 2, 2, 4, 9180],
      ["3312 301 009", "Solenoid, ahead", "D6", 1, 1, 1, 38_500],
      ["0634 313 529", "Shaft seal, output", "D6", 1, 1, 2, 12_900],
    ],
  },
  {
    place: "Engine room, cabinet D",
    category: "Engine spares",
    maker: "Northern Lights",
    fits: ["Emergency generator"],
    critical: true,
    lines: [
      ["24-02001", "Oil filter", "D7", 2, 1, 3, 1940],
      ["24-52020", "Fuel filter", "D7", 2, 1, 3, 2260],
      ["25-15501", "Impeller", "D7", 1, 1, 2, 6480],
      ["23-80015", "V-belt", "D7", 1, 1, 2, 2120],
    ],
  },
  {
    place: "Engine room, oil locker",
    category: "Oils and fluids",
    supplier: "Riviera Lubricants",
    lines: [
      ["OIL-15W40-20", "Engine oil 15W-40, 20 l", "O1", 14, 12, 30, 9800],
      ["OIL-SAE40-20", "Gearbox oil SAE 40, 20 l", "O1", 5, 4, 8, 10_400],
      ["OIL-HV46-20", "Hydraulic oil HV 46, 20 l", "O2", 6, 4, 10, 8900],
      ["OIL-T68-20", "Stabiliser oil 68, 20 l", "O2", 2, 4, 6, 9100],
      ["GRS-LGMT2", "Grease, lithium, cartridge", "O3", 14, 8, 24, 780],
      ["GRS-CALS", "Grease, water-resistant, cartridge", "O3", 9, 6, 18, 1240],
      ["COOL-G48-20", "Coolant G48, 20 l", "O4", 3, 2, 4, 12_600],
      ["LAB-OIL-01", "Oil sample kit", "O5", 6, 4, 12, 3450],
      ["CLN-DEG-10", "Degreaser, 10 l", "O5", 2, 2, 4, 5200],
    ],
  },
];

const systemSpares: StockGroupDefinition[] = [
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Idromar",
    fits: watermakers,
    section: "Pre-treatment",
    lines: [
      ["MC-CART-05", "Cartridge, 5 micron, 20 in", "B1", 11, 8, 24, 1480],
      ["MC-CART-20", "Cartridge, 20 micron, 20 in", "B1", 6, 8, 24, 1360],
      ["MC-ORK-01", "Housing O-ring kit", "B1", 3, 2, 4, 890],
      ["MC-MM-GLS", "Filter glass, 20 kg", "B2", 2, 1, 3, 6400],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "CAT Pumps",
    fits: watermakers,
    section: "High-pressure side",
    lines: [
      ["6100-OIL", "Crankcase oil, 0.6 l", "B3", 3, 2, 6, 1690],
      ["33260", "Seal kit", "B3", 1, 1, 2, 14_800],
      ["33058", "Valve kit", "B3", 1, 1, 1, 21_600],
      ["SW30-4040", "Membrane element", "B4", 2, 2, 4, 38_900],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Hanovia",
    fits: ["UV steriliser"],
    lines: [
      ["UV-LMP-20", "UV lamp", "B5", 1, 1, 2, 16_300],
      ["UV-SLV-20", "Quartz sleeve", "B5", 1, 1, 1, 9200],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Gianneschi",
    fits: ["Hot-water boiler 1", "Hot-water boiler 2"],
    lines: [
      ["BG-AN-300", "Magnesium anode", "B6", 2, 2, 4, 3800],
      ["BG-EL-3", "Heating element, 3 kW", "B6", 1, 1, 2, 9700],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Gianneschi",
    fits: ["Fresh-water pump 1", "Fresh-water pump 2", "Grey-water pump, forward", "Grey-water pump, aft"],
    lines: [
      ["ACB-MS-28", "Mechanical seal, 28 mm", "B7", 3, 2, 4, 4600],
      ["ACB-IMP-531", "Impeller ACB 531", "B7", 1, 1, 1, 11_800],
      ["PS-4-10", "Pressure switch, 4 to 10 bar", "B7", 2, 1, 2, 5400],
    ],
  },
  {
    place: "Engine control room",
    category: "Water and waste",
    maker: "Deckma",
    fits: ["15 ppm monitor"],
    critical: true,
    lines: [
      ["OMD-CELL", "Measuring cell glass with O-rings", "R1", 1, 1, 2, 28_400],
      ["OMD-FLUID", "Test fluid 15 ppm", "R1", 0, 1, 2, 7600],
      ["OMD-DES", "Desiccator", "R1", 2, 1, 2, 3900],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Hamann",
    fits: ["Sewage plant"],
    section: "Dosing",
    lines: [
      ["BIO-10", "Bacteria dose, 10 sachets", "B8", 3, 3, 8, 6900],
      ["CL-TAB-5", "Chlorine tablets, 5 kg", "B8", 2, 1, 3, 7400],
    ],
  },
  {
    place: "Bow store",
    category: "Water and waste",
    maker: "Evac",
    fits: [
      "Vacuum toilet, owner's cabin",
      "Vacuum toilet, VIP cabin",
      "Vacuum toilet, guest cabin 1",
      "Vacuum toilet, guest cabin 2",
    ],
    lines: [
      ["6543418", "Control mechanism", "B9", 2, 2, 4, 18_700],
      ["5430100", "Discharge valve", "B9", 2, 2, 4, 14_200],
      ["5775500", "Water valve", "B9", 1, 2, 4, 9800],
    ],
  },
  {
    place: "Lazarette, spares rack",
    category: "Hydraulics",
    maker: "Naiad Dynamics",
    fits: ["Stabiliser hydraulic unit"],
    lines: [
      ["NAI-HF-10", "Return filter, 10 micron", "L1", 3, 2, 6, 11_600],
      ["NAI-PS-02", "Pressure sensor, 250 bar", "L1", 1, 1, 1, 24_400],
    ],
  },
  {
    place: "Lazarette, spares rack",
    category: "Hydraulics",
    maker: "Naiad Dynamics",
    fits: ["Stabiliser fin P", "Stabiliser fin S"],
    lines: [
      ["NAI-525-SK", "Shaft seal kit, 525", "L2", 0, 1, 2, 96_000],
      ["NAI-525-BR", "Upper bearing, 525", "L2", 1, 1, 1, 138_000],
    ],
  },
  {
    place: "Lazarette, spares rack",
    category: "Hydraulics",
    maker: "Bosch Rexroth",
    fits: ["Deck hydraulics"],
    lines: [
      ["R928006035", "Filter element, 10 micron", "L3", 4, 2, 6, 8700],
      ["R900229751", "Directional valve", "L3", 1, 1, 1, 36_800],
      ["HOSE-38-2W", "Hydraulic hose, 3/8 in, 2 m", "L4", 2, 2, 4, 5900],
    ],
  },
  {
    place: "Lazarette, spares rack",
    category: "Steering",
    maker: "Kobelt",
    fits: ["Steering gear"],
    critical: true,
    lines: [
      ["KOB-7012-SK", "Ram seal kit", "L5", 1, 1, 2, 31_500],
      ["KOB-RFU-1", "Rudder feedback unit", "L5", 1, 1, 1, 64_200],
    ],
  },
  {
    place: "Lazarette, spares rack",
    category: "Fuel",
    maker: "Alfa Laval",
    fits: ["Fuel separator"],
    lines: [
      ["ALF-KIT-303", "Service kit, bowl", "L6", 1, 1, 3, 26_700],
      ["ALF-BLT-303", "Drive belt", "L6", 2, 1, 2, 8300],
    ],
  },
  {
    place: "Engine control room",
    category: "HVAC",
    maker: "Heinen & Hopman",
    fits: ["Chiller 1", "Chiller 2"],
    lines: [
      ["R407C-11", "Refrigerant R-407C, 11 kg", "R2", 1, 1, 2, 41_000],
      ["DCL-164", "Filter drier", "R2", 2, 2, 4, 3900],
      ["FLW-SW-2", "Flow switch", "R2", 1, 1, 2, 12_700],
    ],
  },
  {
    place: "Engine control room",
    category: "HVAC",
    maker: "Heinen & Hopman",
    fits: ["Fresh-air unit"],
    lines: [["G4-592", "Filter panel G4, 592 mm", "R3", 8, 4, 16, 2100]],
  },
  {
    place: "Engine control room",
    category: "HVAC",
    maker: "Heinen & Hopman",
    fits: [
      "Fan coil, owner's cabin",
      "Fan coil, VIP cabin",
      "Fan coil, guest cabin 1",
      "Fan coil, guest cabin 2",
      "Fan coil, guest cabin 3",
    ],
    lines: [
      ["FCU-FAN-3", "Fan with motor", "R3", 1, 2, 3, 22_300],
      ["FCU-V2W", "Two-way valve with actuator", "R3", 2, 1, 3, 9700],
    ],
  },
  {
    place: "Engine control room",
    category: "Electrical",
    lines: [
      ["GE-C10-6", "Circuit breaker C10, 1-pole", "R4", 6, 4, 10, 1400],
      ["GE-C16-6", "Circuit breaker C16, 1-pole", "R4", 4, 4, 10, 1480],
      ["CON-24V-25", "Contactor, 24 V, 25 A", "R4", 3, 2, 4, 6800],
      ["REL-PLC-24", "Relay, 24 V, with base", "R4", 9, 6, 12, 1950],
      ["FUS-10X38-16", "Fuse 10 × 38, 16 A", "R5", 22, 10, 30, 190],
      ["LMP-LED-G4", "Lamp, LED G4, 2 W", "R5", 18, 20, 60, 890],
      ["LMP-LED-MR16", "Lamp, LED MR16, 5 W", "R5", 26, 12, 40, 1150],
      ["CBL-3G25", "Cable 3 × 2.5 mm², 50 m", "R6", 1, 1, 2, 8600],
      ["SHR-KIT", "Heat-shrink assortment", "R6", 1, 1, 1, 3400],
      ["BAT-AA-L", "Battery AA, lithium, 4", "R6", 11, 8, 20, 990],
    ],
  },
];

const deckAndHotel: StockGroupDefinition[] = [
  {
    place: "Deck locker, port",
    category: "Deck",
    maker: "Maxwell",
    fits: ["Windlass P", "Windlass S"],
    lines: [
      ["P100099", "Brake lining kit", "P1", 1, 1, 2, 21_800],
      ["P19115", "Gear oil, 1 l", "P1", 4, 2, 6, 1900],
      ["SP0469", "Clutch cone", "P1", 1, 0, 1, 33_400],
    ],
  },
  {
    place: "Deck locker, port",
    category: "Deck",
    maker: "Besenzoni",
    fits: ["Passerelle"],
    lines: [
      ["BZ-RC8-BAT", "Remote control battery", "P2", 2, 1, 2, 2400],
      ["BZ-LS-04", "Limit switch", "P2", 1, 1, 2, 8200],
      ["BZ-SK-512", "Cylinder seal kit", "P2", 1, 1, 1, 19_600],
    ],
  },
  {
    place: "Tender garage",
    category: "Tenders",
    maker: "Yanmar",
    fits: ["Tender, DieselJet 625"],
    section: "Engine",
    lines: [
      ["119773-55801", "Fuel filter", "T1", 2, 1, 3, 2680],
      ["119574-44150", "Oil filter", "T1", 2, 1, 3, 1980],
      ["119775-42600", "Impeller", "T1", 1, 1, 2, 5400],
    ],
  },
  {
    place: "Tender garage",
    category: "Tenders",
    maker: "Hamilton",
    fits: ["Tender, DieselJet 625"],
    section: "Jet drive",
    lines: [
      ["HJ-AN-241", "Anode", "T2", 4, 2, 6, 1750],
      ["HJ-WR-241", "Wear ring", "T2", 1, 1, 1, 26_300],
    ],
  },
  {
    place: "Tender garage",
    category: "Tenders",
    maker: "Yamaha",
    fits: ["Outboard, crew tender"],
    lines: [
      ["5GH-13440-80", "Oil filter", "T3", 3, 1, 4, 1280],
      ["6C5-W0078-00", "Water pump kit", "T3", 1, 1, 2, 6900],
      ["LFR6A-11", "Spark plug", "T3", 8, 4, 8, 1100],
    ],
  },
  {
    place: "Tender garage",
    category: "Tenders",
    maker: "Bauer",
    fits: ["Dive compressor"],
    lines: [
      ["058826", "Filter cartridge", "T4", 2, 1, 4, 5900],
      ["N28355", "Compressor oil, 1 l", "T4", 2, 1, 3, 3100],
    ],
  },
  {
    place: "Tender garage",
    category: "Tenders",
    maker: "Sea-Doo",
    fits: ["Jet ski 1", "Jet ski 2"],
    lines: [
      ["420956744", "Oil filter", "T5", 2, 2, 4, 1890],
      ["271001920", "Wear ring", "T5", 1, 1, 2, 7400],
      ["295500891", "Oil 5W-40, 4 l", "T5", 1, 2, 4, 6200],
    ],
  },
  {
    place: "Deck locker, port",
    category: "Deck",
    lines: [
      ["GLE-GS32-25", "Mooring line 32 mm, 25 m", "P3", 2, 1, 2, 38_000],
      ["TK-CLN-5", "Teak cleaner, 5 l", "P4", 4, 3, 8, 4700],
      ["WSH-SOAP-10", "Boat soap, 10 l", "P4", 3, 2, 6, 3600],
      ["SIKA-290", "Deck caulking, cartridge", "P5", 5, 4, 12, 1980],
      ["CHAM-L", "Chamois, large", "P5", 7, 6, 20, 2350],
      ["PADS-ABS", "Absorbent pads, 100", "P6", 2, 2, 4, 6400],
      ["SHKL-A4-12", "Shackle A4, 12 mm", "P6", 8, 4, 10, 1650],
      ["EXA-218-BL", "Wiper blade, 600 mm", "P6", 3, 5, 10, 2800],
    ],
  },
  {
    place: "Bridge",
    category: "Safety",
    critical: true,
    lines: [
      ["HAM-H20", "Hydrostatic release H20", "W1", 1, 1, 4, 8900],
      ["PYR-PAR-12", "Parachute rocket", "W2", 12, 12, 12, 4600],
      ["PYR-HND-6", "Hand flare", "W2", 6, 6, 6, 1900],
      ["PYR-SMK-2", "Smoke signal", "W2", 2, 2, 2, 4100],
      ["LJ-LIGHT", "Lifejacket light", "W3", 4, 4, 8, 2200],
      ["LJ-CYL-60", "Lifejacket cylinder, 60 g", "W3", 3, 4, 8, 2950],
      ["NL-LMP-70", "Navigation lamp, series 70", "W4", 4, 3, 6, 3300],
      ["TRON-BAT", "Hand-held radio battery, sealed", "W4", 3, 3, 3, 13_800],
    ],
  },
  {
    place: "Bridge",
    category: "Bridge",
    lines: [
      ["PPR-NAVTEX", "NAVTEX paper, roll", "W5", 5, 3, 10, 900],
      ["CHT-PENCIL", "Chart pencil 2B", "W5", 20, 10, 40, 110],
      ["FLG-MT-90", "Ensign, 90 cm", "W6", 2, 1, 3, 4900],
      ["FLG-Q-60", "Flag Q, 60 cm", "W6", 1, 1, 2, 2100],
    ],
  },
  {
    place: "Medical cabinet",
    category: "Medical",
    lines: [
      ["AED-PAD-A", "Defibrillator pads, adult", "M1", 2, 2, 2, 7800],
      ["MED-O2-MSK", "Oxygen mask", "M1", 4, 2, 6, 850],
      ["MED-BRN-GEL", "Burn gel, 125 ml", "M2", 3, 3, 6, 1450],
      ["MED-SSICK", "Seasickness tablets, 20", "M2", 6, 4, 12, 980],
      ["MED-PLST", "Plaster assortment", "M2", 5, 3, 8, 620],
    ],
  },
  {
    place: "Interior store",
    category: "Interior",
    lines: [
      ["BED-SHT-K", "Sheet, king", "I1", 24, 16, 30, 14_500],
      ["TWL-BTH-W", "Bath towel, white", "I1", 60, 48, 80, 3900],
      ["TWL-BCH-B", "Beach towel, blue", "I2", 41, 40, 60, 4600],
      ["AMN-SHMP", "Shampoo, guest, 100 ml", "I3", 38, 30, 90, 1150],
      ["AMN-SOAP", "Soap, guest, 50 g", "I3", 52, 40, 120, 680],
      ["CND-WHT", "Candle, table", "I4", 35, 24, 60, 540],
      ["GLS-WN-R", "Wine glass, red", "I5", 22, 24, 36, 5200],
      ["GLS-CHP", "Champagne flute", "I5", 30, 24, 36, 4800],
      ["VAC-BAG-M", "Vacuum cleaner bag", "I6", 9, 8, 20, 460],
      ["CLN-MRBL-1", "Marble cleaner, 1 l", "I6", 4, 3, 8, 1750],
      ["CLN-STNL-1", "Stainless polish, 1 l", "I6", 3, 3, 8, 2100],
      ["LND-DET-10", "Laundry detergent, 10 kg", "I7", 2, 2, 5, 5600],
      ["PPR-TIS-V", "Vacuum-toilet paper, 48 rolls", "I7", 3, 2, 6, 4400],
      ["UNI-PL-M", "Crew polo, white, M", "I8", 9, 8, 20, 3800],
      ["UNI-PL-L", "Crew polo, white, L", "I8", 6, 8, 20, 3800],
    ],
  },
  {
    place: "Galley dry store",
    category: "Galley",
    lines: [
      ["40.03.404", "Core temperature probe", "G1", 0, 0, 1, 28_700],
      ["RAT-TAB-R", "Combi oven cleaning tablets", "G1", 64, 50, 150, 95],
      ["WH-F8400", "Dishwasher detergent, 12 kg", "G2", 2, 2, 5, 8900],
      ["WH-B100", "Dishwasher rinse aid, 5 l", "G2", 1, 2, 4, 4300],
      ["HZ-WF-01", "Ice machine water filter", "G3", 1, 1, 3, 7200],
      ["VAC-BAG-30", "Vacuum bag 30 × 40, 100", "G3", 4, 3, 8, 2600],
      ["FILM-45", "Cling film 45 cm, 300 m", "G4", 3, 2, 6, 1450],
      ["GLV-NIT-M", "Nitrile gloves M, 100", "G4", 5, 4, 12, 1100],
      ["JURA-TAB", "Coffee machine cleaning tablets", "G4", 18, 12, 40, 140],
      ["JURA-WF", "Coffee machine water filter", "G4", 2, 2, 6, 2150],
    ],
  },
  {
    place: "Owner's store",
    category: "Owner",
    private: true,
    lines: [
      [null, "Cigars, humidor of 25", "Y1", 2, null, null, 62_000],
      [null, "Claret 2005, case of 6", "Y2", 4, null, null, 240_000],
      [null, "Fly rod with reel", "Y3", 1, null, null, 118_000],
    ],
  },
];

export const stock = [...engineSpares, ...systemSpares, ...deckAndHotel];

export const transfers = [
  { partNo: "GRS-CALS", to: "Deck locker, port", box: "P4", quantity: 3, daysAgo: 120 },
  { partNo: "BAT-AA-L", to: "Bridge", box: "W5", quantity: 4, daysAgo: 64 },
  { partNo: "LMP-LED-MR16", to: "Interior store", box: "I6", quantity: 6, daysAgo: 92 },
  { partNo: "OIL-HV46-20", to: "Lazarette, spares rack", box: "L7", quantity: 2, daysAgo: 48 },
  { partNo: "GLV-NIT-M", to: "Engine control room", box: "R6", quantity: 2, daysAgo: 33 },
];
