/** Where a part is on the drawing of its section, in thousandths; the number is that of the drawing's key. */
export interface DrawnPart {
  partNo: string;
  key: string;
  x: number;
  y: number;
}

export interface SectionDrawing {
  machines: readonly string[];
  section: string;
  /** Its name among the drawings. */
  drawing: string;
  parts: readonly DrawnPart[];
}

/** A part that is on a machine's list and not yet in the stores. */
export interface ListedPart {
  machine: string;
  section: string;
  designation: string;
  partNo: string;
  key: string;
  fitted: number;
  measurement?: string;
  standard?: string;
}

const mains = ["Main engine P", "Main engine S"];
const generators = ["Generator 1", "Generator 2"];

export const sectionDrawings: readonly SectionDrawing[] = [
  {
    machines: mains,
    section: "Lubrication",
    drawing: "parts-lubrication",
    parts: [
      { partNo: "X57508300068", key: "1", x: 250, y: 330 },
      { partNo: "0031845301", key: "2", x: 250, y: 740 },
      { partNo: "5361880060", key: "3", x: 625, y: 335 },
    ],
  },
  {
    machines: mains,
    section: "Fuel system",
    drawing: "parts-fuel-system",
    parts: [
      { partNo: "X57507900001", key: "1", x: 234, y: 400 },
      { partNo: "0020921801", key: "2", x: 234, y: 730 },
      { partNo: "X00E50209", key: "3", x: 906, y: 740 },
      { partNo: "5550700033", key: "4", x: 906, y: 480 },
    ],
  },
  {
    machines: mains,
    section: "Cooling, raw water",
    drawing: "parts-raw-water",
    parts: [
      { partNo: "E5312000301", key: "1", x: 453, y: 417 },
      { partNo: "735023000200", key: "2", x: 195, y: 810 },
      { partNo: "0002035875", key: "3", x: 375, y: 715 },
      { partNo: "5362031180", key: "4", x: 600, y: 417 },
    ],
  },
  {
    machines: generators,
    section: "Lubrication",
    drawing: "parts-lubrication",
    parts: [
      { partNo: "7W-2326", key: "1", x: 250, y: 330 },
      { partNo: "3S-9643", key: "2", x: 831, y: 690 },
      { partNo: "225-4118", key: "3", x: 625, y: 520 },
      { partNo: "9X-7400", key: "4", x: 851, y: 255 },
    ],
  },
  {
    machines: generators,
    section: "Fuel system",
    drawing: "parts-fuel-system",
    parts: [
      { partNo: "360-8960", key: "1", x: 234, y: 400 },
      { partNo: "360-8958", key: "2", x: 234, y: 730 },
      { partNo: "10R-7672", key: "3", x: 906, y: 740 },
      { partNo: "228-7090", key: "4", x: 718, y: 402 },
      { partNo: "8T-4121", key: "5", x: 515, y: 690 },
    ],
  },
  {
    machines: generators,
    section: "Cooling, raw water",
    drawing: "parts-raw-water",
    parts: [
      { partNo: "7E-0321", key: "1", x: 453, y: 417 },
      { partNo: "6L-2283", key: "2", x: 195, y: 810 },
      { partNo: "248-5513", key: "3", x: 375, y: 715 },
      { partNo: "3B-8489", key: "4", x: 600, y: 417 },
    ],
  },
];

export const listedParts: readonly ListedPart[] = [
  {
    machine: "Generator 1",
    section: "Lubrication",
    designation: "O-ring, filter head",
    partNo: "6V-3917",
    key: "5",
    fitted: 1,
    measurement: "62 × 3 mm",
    standard: "ISO 3601",
  },
  {
    machine: "Generator 1",
    section: "Cooling, raw water",
    designation: "Pump cover",
    partNo: "7E-0318",
    key: "5",
    fitted: 1,
  },
  {
    machine: "Generator 2",
    section: "Cooling, raw water",
    designation: "Zinc rod, heat exchanger",
    partNo: "6L 2283",
    key: "6",
    fitted: 2,
    measurement: "½ in",
  },
  {
    machine: "Main engine P",
    section: "Lubrication",
    designation: "Bolt, oil cooler cover",
    partNo: "0000933010057",
    key: "4",
    fitted: 6,
    measurement: "M10 × 40",
    standard: "DIN EN ISO 4017",
  },
];
