import {
  backgrounds,
  browOf,
  cloths,
  frameOn,
  type HairColour,
  hairColours,
  ink,
  lips,
  type Skin,
  skins,
} from './palette.ts';
import { beards, covers, earrings, faces, glasses, type HairStyle, hairs, lines, necklines, smiles } from './shapes.ts';

/** How somebody looks. What they wear, the shape of the face and the wall behind it follow from the name. */
export interface Look {
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly colour: HairColour;
  readonly beard?: keyof typeof beards;
  readonly cover?: keyof typeof covers;
  readonly has?: readonly ('glasses' | 'earrings' | 'lines')[];
}

/** A portrait as an SVG, to be shown round; the same for a name and a look at each time. */
export function drawPortrait(name: string, look: Look): string {
  const chosen = choicesFor(name, look);
  const parts = [...shouldersOf(look, chosen), ...faceOf(look, chosen), ...aroundFace(look, chosen)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.filter(Boolean).join('')}</svg>\n`;
}

type Chosen = ReturnType<typeof choicesFor>;

/** What follows from the name. A smile in a beard keeps the lips together. */
function choicesFor(name: string, look: Look) {
  const choose = choiceOf(name);
  const [cloth, collar] = choose(cloths);
  const [coverCloth] = choose(cloths.filter(([colour]) => colour !== cloth));
  const [wall, neckline, face] = [choose(backgrounds), choose(necklines), choose(faces)];
  const smile = choose(look.beard ? smiles.filter(({ isOpen }) => !isOpen) : smiles);
  return { cloth, collar, coverCloth, wall, neckline, face, smile };
}

function shouldersOf(look: Look, { wall, coverCloth, cloth, collar, neckline }: Chosen) {
  const cover = look.cover && covers[look.cover];
  return [
    filled(wall, 'M0 0h96v96H0z'),
    cover?.behind ? filled(coverCloth, cover.behind) : filled(hairColours[look.colour], hairs[look.hair].behind),
    filled(skins[look.skin][1], 'M39 58h18v18q-9 9-18 0z'),
    filled(cloth, 'M8 96c1-15 12-22 31-25q9 9 18 0c19 3 30 10 31 25z'),
    filled(collar, neckline),
  ];
}

function faceOf({ skin, colour, beard, cover, has = [] }: Look, { face, smile }: Chosen) {
  const [light, shade] = skins[skin];
  return [
    filled(light, (cover && covers[cover].face) ?? face),
    beard && beardOf(beard, hairColours[colour]),
    '<g fill="none" stroke-linecap="round" stroke-width="2">',
    stroked(shade, `M48 47c2 4 2 7-1 8${has.includes('lines') ? lines : ''}`),
    stroked(browOf[colour] ?? hairColours[colour], 'M35 40q5-3 9-1M52 39q4-2 9 1'),
    `<path stroke="${ink}" stroke-width="4.5" d="M40 46h.1M56 46h.1"/>`,
    has.includes('glasses') && stroked(frameOn[skin] ?? ink, glasses),
    smile.isOpen ? filled('#fff', smile.path) : stroked(lips[skin], smile.path),
    '</g>',
  ];
}

function aroundFace({ hair, colour, cover, has = [] }: Look, { coverCloth }: Chosen) {
  const shadow = 'fill="none" stroke="#000" opacity=".2" stroke-width="2"';
  return [
    cover ? filled(coverCloth, covers[cover].front) : filled(hairColours[colour], hairs[hair].front),
    cover && `<path ${shadow} d="${covers[cover].folds}"/>`,
    has.includes('earrings') && filled('#f2c14e', earrings),
  ];
}

function filled(colour: string, path: string | undefined): string {
  return path ? `<path fill="${colour}" d="${path}"/>` : '';
}

function stroked(colour: string, path: string): string {
  return `<path stroke="${colour}" d="${path}"/>`;
}

function beardOf(kind: keyof typeof beards, hair: string): string {
  if (kind === 'stubble') return `<path fill="${ink}" opacity=".18" d="${beards.stubble}"/>`;
  return filled(hair, beards[kind]);
}

/** Picks one after the other, always the same for a name. */
function choiceOf(name: string) {
  let state = 2_166_136_261;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return <Item>(items: readonly Item[]): Item => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1;
    const item = items[(state >>> 8) % items.length];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
}
