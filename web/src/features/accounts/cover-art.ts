interface Bay {
  /** How much of the far tone it has, in percent. */
  far: number;
  wall: string;
  floor: string;
}

const centre = 360;
const eye = 520;
const bays = 7;

interface Opening {
  half: number;
  spring: number;
  base: number;
}

/** The opening of an arch at a depth, in one-point perspective. */
function openingAt(depth: number): Opening {
  const scale = 1 / (1 + depth * 0.36);
  return { half: 290 * scale, spring: eye - 170 * scale, base: eye + 300 * scale };
}

function wallOf({ half, spring, base }: Opening): string {
  return `M${centre - half} ${base}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${base}z`;
}

function floorOf(near: Opening, far: Opening): string {
  return `M${centre - near.half} ${near.base}L${centre - far.half} ${far.base}H${centre + far.half}L${centre + near.half} ${near.base}z`;
}

function round(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** A row of arches that leads to the light, the nearest first. */
export const coverBays: readonly Bay[] = Array.from({ length: bays }, (_, depth) => ({
  far: Math.round(((depth + 1) / bays) ** 1.4 * 100),
  wall: round(wallOf(openingAt(depth))),
  floor: round(floorOf(openingAt(depth), openingAt(depth + 1))),
}));
