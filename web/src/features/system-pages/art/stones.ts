const centre = { x: 160, y: 116 };
const inner = 52;
const outer = 84;
const ground = 212;
const arcStones = 9;
const courses = 4;
const joint = 1.5;

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = centre.x + radius * Math.cos(angle);
  const y = centre.y + radius * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arcStone(index: number): string {
  const width = 180 / arcStones;
  const from = 180 + index * width;
  const to = from + width;
  const atOuter = (joint / outer) * 57.3;
  const atInner = (joint / inner) * 57.3;
  return [
    `M${point(outer, from + atOuter)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, to - atOuter)}`,
    `L${point(inner, to - atInner)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, from + atInner)}z`,
  ].join('');
}

function pierStone(x: number, course: number): string {
  const height = (ground - centre.y) / courses;
  const top = ground - (course + 1) * height + joint;
  return `M${x} ${top}h${outer - inner}v${height - 2 * joint}h${inner - outer}z`;
}

/** The stones of an arch: of its arc from left to right, of its piers from the ground up. */
export const arc = Array.from({ length: arcStones }, (_, index) => arcStone(index));
export const leftPier = Array.from({ length: courses }, (_, course) => pierStone(centre.x - outer, course));
export const rightPier = Array.from({ length: courses }, (_, course) => pierStone(centre.x + inner, course));
export const keystone = 4;

/** What one sees through the arch. */
export const opening = `M${centre.x - inner} ${ground}V${centre.y}a${inner} ${inner} 0 0 1 ${2 * inner} 0V${ground}z`;
