/** The few shapes the demo's pictures are drawn with. Sizes are those of the 640 × 480 canvas. */

export const canvas = { width: 640, height: 480 };

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

export function stroke(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function words(x: number, y: number, text: string, fill: string, size: number): string {
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" font-family="monospace" font-weight="700" text-anchor="middle">${text}</text>`;
}

/** A soft shadow under what is on the floor. */
export function shadow(x: number, y: number, halfWidth: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${Math.round(halfWidth / 9)}" fill="#000" opacity="0.28"/>`;
}

/** The same shape repeated to the right. */
export function row(count: number, step: number, draw: (offset: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index * step)).join("");
}

interface Light {
  /** Colours of the wall from top to bottom, and of the floor. */
  wall: [string, string];
  floor?: string;
  floorY?: number;
}

export function scene(light: Light, ...shapes: string[]): string {
  const { width, height } = canvas;
  const [top, bottom] = light.wall;
  const floorY = light.floorY ?? 380;
  const floor = light.floor ? box(0, floorY, width, height - floorY, light.floor) : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    `<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.32"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.24"/></linearGradient>`,
    `<linearGradient id="round" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity="0.4"/><stop offset="0.35" stop-color="#fff" stop-opacity="0.28"/><stop offset="1" stop-color="#000" stop-opacity="0.45"/></linearGradient></defs>`,
    box(0, 0, width, height, "url(#wall)"),
    floor,
    ...shapes,
    "</svg>",
  ].join("");
}
