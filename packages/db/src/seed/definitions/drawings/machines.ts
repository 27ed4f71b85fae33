import { box, disc, ring, row, scene, shadow, shape, stroke, words } from "./shapes.ts";

const engineRoom = { wall: ["#d5dade", "#98a2aa"] as [string, string], floor: "#5d666d" };

const pipework = [
  stroke("M60 70 H560 V130", "#7d878f", 22),
  stroke("M60 62 H560", "#a9b2b9", 5),
  box(548, 120, 24, 16, "#59626a", 3),
].join("");

export const generator = scene(
  engineRoom,
  pipework,
  shadow(320, 400, 250),
  box(80, 372, 480, 22, "#23282c", 4),
  box(110, 196, 330, 176, "#f0bf36", 12),
  box(110, 196, 330, 176, "url(#gloss)", 12),
  box(130, 160, 290, 42, "#d8a51f", 10),
  row(5, 56, (x) => box(146 + x, 242, 38, 92, "#2c3338", 6) + box(152 + x, 250, 8, 76, "#444d54", 4)),
  disc(450, 300, 62, "#2b3136"),
  ring(450, 300, 44, "#9aa3aa", 14),
  disc(450, 300, 16, "#5b646b"),
  box(486, 228, 84, 144, "#6a747c", 8),
  box(500, 244, 56, 36, "#bfe0c4", 4),
  row(3, 19, (x) => disc(509 + x, 304, 6, x === 0 ? "#d64a3c" : "#3fae6a")),
  stroke("M180 160 V108 H300", "#4b545b", 26),
  words(240, 188, "C4.4", "#3a2f0a", 24),
);

export const mainEngine = scene(
  { wall: ["#cdd6de", "#7f8d99"], floor: "#4e5860" },
  shadow(320, 420, 280),
  stroke("M90 120 H420 C470 120 480 70 520 40", "#8f9aa3", 44),
  stroke("M90 110 H420", "#c3ccd3", 8),
  shape("M70 380 L110 210 H530 L570 380 Z", "#8fb3cf"),
  shape("M70 380 L110 210 H530 L570 380 Z", "url(#gloss)"),
  row(4, 100, (x) => box(126 + x, 168, 82, 56, "#a9c6dc", 10) + box(138 + x, 180, 58, 10, "#dcebf5", 5)),
  row(4, 100, (x) => disc(167 + x, 290, 26, "#5f7f99") + ring(167 + x, 290, 26, "#3d566a", 5)),
  box(50, 376, 540, 30, "#2a3238", 4),
  disc(560, 300, 46, "#39434b"),
  ring(560, 300, 30, "#aab4bc", 8),
  words(320, 366, "8V 4000", "#1f3446", 26),
);

export const watermaker = scene(
  { wall: ["#e4eaee", "#b3bfc8"], floor: "#707b83" },
  shadow(320, 420, 230),
  box(110, 90, 20, 320, "#8b969e"),
  box(510, 90, 20, 320, "#8b969e"),
  ...[110, 168, 226].map(
    (y) =>
      box(90, y, 460, 40, "#f6f8f9", 20) +
      box(90, y, 460, 40, "url(#gloss)", 20) +
      box(80, y + 4, 24, 32, "#2f6fae", 4) +
      box(536, y + 4, 24, 32, "#2f6fae", 4),
  ),
  ...[170, 290].map(
    (x) =>
      box(x, 296, 62, 108, "#3f86c9", 14) +
      box(x - 6, 286, 74, 22, "#1d3f60", 6) +
      box(x + 12, 318, 10, 74, "#7fb4e4", 5),
  ),
  disc(450, 346, 50, "#39424a"),
  box(420, 330, 110, 56, "#525d66", 8),
  ring(240, 66, 26, "#4b565e", 6),
  disc(240, 66, 22, "#fdfdfd"),
  stroke("M240 66 L254 52", "#c8372d", 4),
);

export const tender = scene(
  { wall: ["#9fd0ea", "#e8f4fa"], floor: "#2f7fa8", floorY: 320 },
  stroke("M0 350 H640", "#5fa5c8", 3),
  stroke("M40 392 H260 M360 420 H620 M120 446 H300", "#5fa5c8", 3),
  shape(
    "M70 290 H520 C570 290 600 262 612 236 L596 322 C580 352 560 360 520 360 H110 C86 360 70 330 70 290 Z",
    "#39434c",
  ),
  shape("M60 262 H500 C556 262 590 244 616 222 C622 262 584 304 520 304 H84 C58 304 50 276 60 262 Z", "#f3f4f1"),
  shape("M60 262 H500 C556 262 590 244 616 222 C622 262 584 304 520 304 H84 C58 304 50 276 60 262 Z", "url(#gloss)"),
  box(120, 226, 120, 40, "#c08a54", 10),
  box(260, 214, 110, 52, "#d6a36c", 10),
  shape("M386 262 L404 186 L470 196 L486 262 Z", "#2b333a"),
  shape("M400 190 L414 142 L476 168 L470 198 Z", "#8fc3de"),
  ring(378, 222, 18, "#22292f", 6),
);

export const liferaft = scene(
  { wall: ["#86b9dd", "#dcecf6"], floor: "#c39a68", floorY: 370 },
  row(7, 96, (x) => stroke(`M${20 + x} 376 L${x - 20} 480`, "#9d7747", 3)),
  shadow(320, 404, 220),
  stroke("M150 404 V330 M490 404 V330", "#cfd6db", 18),
  box(120, 170, 400, 190, "#fbfbf8", 92),
  box(120, 170, 400, 190, "url(#gloss)", 92),
  stroke("M120 266 H520", "#b9bfc3", 5),
  ...[220, 420].map((x) => box(x - 10, 164, 20, 204, "#e2572b", 4)),
  words(320, 238, "25 PERSONS", "#24506f", 26),
  words(320, 316, "SOLAS", "#24506f", 24),
  box(540, 300, 46, 30, "#3d464d", 6),
  stroke("M520 300 L548 312", "#e2572b", 6),
);

export const firePump = scene(
  { wall: ["#c9ced2", "#8b949b"], floor: "#4d555b" },
  shadow(320, 410, 210),
  stroke("M40 300 H210", "#c23a2e", 46),
  stroke("M250 250 V60", "#c23a2e", 40),
  stroke("M40 288 H200", "#e06a5e", 8),
  disc(240, 306, 86, "#b12f25"),
  disc(240, 306, 86, "url(#gloss)"),
  disc(240, 306, 34, "#7c1f18"),
  box(318, 282, 46, 44, "#6a737a"),
  box(360, 232, 200, 148, "#3f6b8f", 16),
  row(7, 24, (x) => box(384 + x, 232, 8, 148, "#315673")),
  box(420, 200, 80, 36, "#52799a", 6),
  box(190, 384, 390, 22, "#2c3338", 4),
  box(236, 96, 28, 22, "#8a2219"),
  disc(330, 150, 38, "#f4f4ef"),
  ring(330, 150, 38, "#343c42", 7),
  stroke("M330 150 L350 128", "#b12f25", 5),
  stroke("M262 150 H292", "#8b949b", 10),
);
