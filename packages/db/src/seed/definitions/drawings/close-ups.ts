import { box, disc, ring, row, scene, shadow, shape, stroke, words } from "./shapes.ts";

const bench = { wall: ["#3d464f", "#232a31"] as [string, string], floor: "#6e767d", floorY: 360 };

export const oilFilter = scene(
  bench,
  shadow(320, 400, 120),
  box(228, 120, 184, 276, "#efb93a", 22),
  box(228, 120, 184, 276, "url(#round)", 22),
  box(246, 84, 148, 50, "#2b3036", 10),
  row(8, 18, (x) => box(252 + x, 90, 6, 38, "#444b52")),
  box(228, 210, 184, 96, "#1e2429"),
  words(320, 250, "7W-2326", "#f6d67a", 30),
  words(320, 286, "LUBE OIL", "#ffffff", 24),
);

export const pressureGauge = scene(
  { wall: ["#24384a", "#10202d"] },
  disc(320, 240, 178, "#c9cfd4"),
  ring(320, 240, 172, "#59636b", 16),
  disc(320, 240, 152, "#fbfbf9"),
  stroke("M214 346 A150 150 0 1 1 426 346", "#d6dbdf", 22),
  stroke("M408 122 A150 150 0 0 1 462 196", "#d23b2f", 22),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((mark) => {
    const angle = Math.PI * (0.75 + (mark * 1.5) / 8);
    const at = (radius: number) =>
      `${Math.round(320 + Math.cos(angle) * radius)} ${Math.round(240 + Math.sin(angle) * radius)}`;
    return stroke(`M${at(116)} L${at(136)}`, "#2b343b", 6);
  }),
  stroke("M320 240 L386 152", "#1d242a", 9),
  disc(320, 240, 18, "#1d242a"),
  words(320, 336, "bar", "#4d575f", 28),
);

export const oilSample = scene(
  { wall: ["#6b5340", "#2c2119"], floor: "#3a2c22", floorY: 340 },
  shape("M0 340 C160 320 300 352 640 330 V480 H0 Z", "#1c140f"),
  shape("M300 0 H352 L338 210 H314 Z", "#dfe5ea"),
  shape("M316 210 H336 C340 262 330 300 326 344 H318 C314 300 312 262 316 210 Z", "#5a3412"),
  shape("M150 352 C230 326 420 326 500 352 C470 392 180 392 150 352 Z", "#4a2a10"),
  stroke("M206 352 C270 340 380 340 440 350", "#9a6a34", 5),
  disc(470, 380, 5, "#9a6a34"),
);

export const hourMeter = scene(
  { wall: ["#33503f", "#182a20"] },
  box(90, 100, 460, 280, "#44695a", 20),
  box(90, 100, 460, 280, "url(#gloss)", 20),
  box(130, 150, 300, 110, "#10191a", 10),
  box(140, 160, 280, 90, "#c6dfc2", 6),
  words(280, 224, "4811.0", "#16241a", 56),
  words(280, 296, "HOURS", "#dfeee4", 24),
  disc(488, 180, 24, "#d8483a"),
  disc(488, 250, 20, "#57c27e"),
  disc(488, 310, 20, "#e1b53c"),
  ...[
    [112, 122],
    [528, 122],
    [112, 358],
    [528, 358],
  ].map(([x = 0, y = 0]) => disc(x, y, 8, "#22352c")),
);

export const shaftSeal = scene(
  { wall: ["#52616d", "#28323a"] },
  box(250, 0, 140, 480, "#bcc6cd"),
  box(250, 0, 140, 480, "url(#round)"),
  box(150, 190, 340, 110, "#8b969e", 14),
  box(150, 190, 340, 110, "url(#gloss)", 14),
  box(170, 300, 300, 26, "#23292e", 8),
  row(5, 70, (x) => disc(180 + x, 244, 15, "#5b656d") + ring(180 + x, 244, 15, "#3d464d", 4)),
  shape("M300 326 C292 380 288 420 306 452 C324 420 316 380 312 326 Z", "#b9842c"),
  shape("M350 326 C346 352 344 372 354 392 C364 372 358 352 356 326 Z", "#b9842c"),
  disc(306, 462, 9, "#d19a3c"),
);

export const hydraulicHose = scene(
  { wall: ["#cfd6da", "#949da4"], floor: "#b98d5b", floorY: 390 },
  row(6, 110, (x) => stroke(`M${40 + x} 396 L${x} 480`, "#95703f", 3)),
  box(0, 60, 210, 60, "#dfe4e7", 8),
  box(430, 280, 210, 60, "#dfe4e7", 8),
  stroke("M200 90 C330 90 300 310 440 310", "#1f2428", 40),
  stroke("M204 80 C330 84 296 298 436 300", "#4a5259", 6),
  box(180, 66, 58, 50, "#c2a24b", 6),
  box(412, 286, 58, 50, "#c2a24b", 6),
  box(196, 60, 20, 62, "#9c7f33", 3),
  disc(306, 214, 10, "#c99638"),
  shape("M300 216 C294 250 290 270 302 290 C314 270 310 250 308 216 Z", "#c99638"),
);

export const oilDrip = scene(
  { wall: ["#c79a63", "#a97c47"] },
  row(6, 116, (x) => stroke(`M${30 + x} 0 V480`, "#7e5a30", 4)),
  row(5, 116, (x) => stroke(`M${76 + x} 0 C${70 + x} 160 ${88 + x} 300 ${78 + x} 480`, "#b98c56", 3)),
  shape("M210 250 C220 180 320 150 400 190 C470 224 450 320 370 338 C300 356 200 330 210 250 Z", "#5c3b16"),
  shape("M236 252 C246 204 320 184 384 212 C420 230 420 292 364 304 C310 318 230 306 236 252 Z", "#7d5420"),
  stroke("M262 232 C296 202 350 206 380 226", "#d3a45c", 6),
  disc(480, 330, 16, "#5c3b16"),
  disc(506, 300, 8, "#5c3b16"),
  disc(180, 350, 11, "#5c3b16"),
);

export const showerDrain = scene(
  { wall: ["#eef1f0", "#c9d1d1"] },
  row(5, 160, (x) => stroke(`M${x} 0 V480`, "#b4bdbd", 4)),
  stroke("M0 150 H640 M0 320 H640", "#b4bdbd", 4),
  shape("M120 250 C150 150 480 140 530 240 C560 340 420 400 310 392 C200 386 100 340 120 250 Z", "#9cc3d3"),
  shape("M160 250 C190 180 450 172 490 244 C510 320 400 366 310 358 C220 352 146 320 160 250 Z", "#b7d6e2"),
  disc(324, 262, 72, "#c6ccd0"),
  ring(324, 262, 66, "#7d888f", 8),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((hole) => {
    const angle = (hole * Math.PI) / 4;
    return disc(Math.round(324 + Math.cos(angle) * 38), Math.round(262 + Math.sin(angle) * 38), 8, "#39434a");
  }),
  disc(324, 262, 9, "#39434a"),
  stroke("M200 226 C240 208 280 204 300 206", "#ffffff", 6),
);
