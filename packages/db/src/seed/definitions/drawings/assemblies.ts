import { canvas } from "./shapes.ts";

/** Exploded views as a parts book prints them: lines on white, one group of parts a drawing. */

const ink = "#26323b";
const thin = "#8a969f";

const line = (path: string, width = 3, color = ink) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (path: string, fill = "#eef2f5") =>
  `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`;
const ring = (x: number, y: number, rx: number, ry: number, fill = "#eef2f5") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${ink}" stroke-width="3"/>`;
/** A can seen slightly from above. */
const can = (x: number, y: number, width: number, height: number) =>
  solid(
    `M${x - width / 2} ${y} v${height} a${width / 2} ${width / 6} 0 0 0 ${width} 0 v${-height} a${width / 2} ${width / 6} 0 0 0 ${-width} 0 a${width / 2} ${width / 6} 0 0 0 ${width} 0`,
  ) +
  [0.3, 0.5, 0.7].map((part) => line(`M${x - width / 2 + width * part} ${y + 24} v${height - 30}`, 1.5, thin)).join("");
const axis = (path: string) =>
  `<path d="${path}" fill="none" stroke="${thin}" stroke-width="1.5" stroke-dasharray="12 5 3 5"/>`;

function sheet(title: string, ...parts: string[]): string {
  const { width, height } = canvas;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fdfdfb"/>`,
    `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="${thin}" stroke-width="1.5"/>`,
    `<text x="${width - 26}" y="${height - 26}" fill="${ink}" font-size="14" font-family="sans-serif" text-anchor="end">${title}</text>`,
    ...parts,
    "</svg>",
  ].join("");
}

export const lubrication = sheet(
  "LUBRICATION",
  axis("M160 70 V430"),
  axis("M160 250 H560"),
  can(160, 90, 96, 130),
  ring(160, 268, 40, 13),
  ring(160, 268, 24, 7, "#fdfdfb"),
  solid("M96 312 H224 L240 352 V390 H80 V352 Z"),
  line("M104 352 H216"),
  solid("M330 196 H470 V306 H330 Z"),
  [352, 378, 404, 430].map((x) => line(`M${x} 204 V298`, 1.5, thin)).join(""),
  solid("M318 150 H482 V172 H318 Z", "#dfe6ea"),
  [340, 400, 460].map((x) => ring(x, 161, 6, 4, "#fdfdfb")).join(""),
  ring(545, 122, 40, 15),
  ring(545, 122, 26, 8, "#fdfdfb"),
  solid("M512 66 H578 V92 H512 Z"),
  line("M545 66 V50 M530 50 H560"),
  solid("M500 352 h64 v22 h-64 Z M520 374 h24 v34 h-24 Z"),
  ring(532, 330, 22, 8, "#fdfdfb"),
);

export const fuelSystem = sheet(
  "FUEL SYSTEM",
  axis("M150 60 V420"),
  axis("M150 180 H500"),
  solid("M86 66 H214 V104 H86 Z"),
  can(150, 128, 84, 120),
  can(150, 300, 68, 90),
  line("M214 86 H330 V150 C330 190 380 190 400 190", 9, thin),
  line("M214 86 H330 V150 C330 190 380 190 400 190", 4, "#fdfdfb"),
  solid("M400 150 H520 V236 H400 Z"),
  ring(460, 193, 26, 26),
  line("M446 193 H474 M460 179 V207"),
  line("M520 180 H580 V300", 7, ink),
  line("M520 180 H580 V300", 2, "#fdfdfb"),
  solid("M562 300 h36 v40 l-10 14 v46 l-8 22 l-8 -22 v-46 l-10 -14 Z"),
  ring(330, 330, 22, 9),
  ring(330, 330, 12, 4, "#fdfdfb"),
  ring(330, 362, 22, 9),
  ring(330, 362, 12, 4, "#fdfdfb"),
);

export const rawWater = sheet(
  "COOLING, RAW WATER",
  axis("M70 200 H600"),
  solid("M70 130 H190 V270 H70 Z"),
  ring(190, 200, 26, 70),
  ring(290, 200, 44, 60),
  [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [Math.round(290 + 36 * Math.cos(angle)), Math.round(200 + 50 * Math.sin(angle))];
      return line(`M290 200 L${x} ${y}`, 7);
    })
    .join(""),
  ring(290, 200, 10, 13, "#fdfdfb"),
  ring(378, 200, 18, 46, "#fdfdfb"),
  ring(406, 200, 12, 34, "#dfe6ea"),
  solid("M448 128 H486 V272 H448 Z", "#dfe6ea"),
  [150, 200, 250].map((y) => line(`M486 ${y} h26 m-6 -7 v14`)).join(""),
  solid("M90 340 h70 v26 h-70 Z M104 366 h42 v54 h-42 Z"),
  ring(240, 392, 34, 12),
  solid("M214 330 h52 v22 h-52 Z M228 352 h24 v34 h-24 Z", "#dfe6ea"),
  solid("M360 326 H520 C548 326 560 350 560 380 C560 410 548 428 520 428 H360 Z"),
  line("M392 326 V428 M488 326 V428", 1.5, thin),
);
