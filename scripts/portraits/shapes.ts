/** All of it lies in a square of 96; the face is 40 wide, and from 19 to 69 high. */
export const faces = [
  'M28 41a5 5 0 1 0 1 11c3 10 10 17 19 17s16-7 19-17a5 5 0 1 0 1-11c0-14-8-22-20-22s-20 8-20 22z',
  'M27 41a5 5 0 1 0 1 11c4 10 11 16 20 16s16-6 20-16a5 5 0 1 0 1-11c0-14-9-22-21-22s-21 8-21 22z',
  'M28 41a5 5 0 1 0 1 11c1 12 9 17 19 17s18-5 19-17a5 5 0 1 0 1-11c0-14-8-22-20-22s-20 8-20 22z',
] as const;

export const smiles = [
  { path: 'M41 58q7 6 14 0', isOpen: false },
  { path: 'M42 59q7 4 12-1', isOpen: false },
  { path: 'M40 57q8 3 16 0-2 7-8 7t-8-7z', isOpen: true },
] as const;

/** The round neck of a jumper has nothing more to it. */
export const necklines = [
  '',
  'M39 70l9 12 9-12 5 3-8 14-6-6-6 6-8-14z',
  'M37 66q11 7 22 0v9q-11 8-22 0z',
  'M38 70q10 11 20 0l4 1q-14 18-28 0z',
] as const;

export const glasses = 'M33 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm16 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0zm-2-1h2';

export const earrings = 'M26 53a2 2 0 1 1 0 4 2 2 0 1 1 0-4zM70 53a2 2 0 1 1 0 4 2 2 0 1 1 0-4z';

/** Of those who have laughed for long. */
export const lines = 'M34 52q3 2 6 1M62 52q-3 2-6 1';

const jaw = 'M28 44c1 6 3 9 6 10 8-4 20-4 28 0 3-1 5-4 6-10 2 18-6 29-20 29s-22-11-20-29z';
const moustache = 'M48 55c3-3 8-2 11 2-4 2-8 2-11 0-3 2-7 2-11 0 3-4 8-5 11-2z';

export const beards = {
  beard: jaw,
  stubble: jaw,
  goatee: `M40 62q8-4 16 0c1 7-2 12-8 12s-9-5-8-12z${moustache}`,
  moustache,
} as const;

interface Hair {
  readonly behind?: string;
  readonly front?: string;
}

const crown = 'M28 43c-2-19 7-28 20-28s22 9 20 28';
/** From the parting down to both sides. */
const parted = `${crown}c-8-3-16-10-20-19-4 9-12 16-20 19z`;

export type HairStyle =
  | 'bald'
  | 'fringe'
  | 'crop'
  | 'side'
  | 'quiff'
  | 'waves'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'knot'
  | 'tail'
  | 'braid'
  | 'locs'
  | 'pixie';

export const hairs: Readonly<Record<HairStyle, Hair>> = {
  bald: {},
  fringe: { front: 'M28 48c-4-7-3-14 1-19q0 10-1 19zM68 48c4-7 3-14-1-19q0 10 1 19z' },
  crop: { front: `${crown}c-1-9-4-14-7-16q-13 3-26 0c-3 2-6 7-7 16z` },
  side: { front: `${crown}c-1-6-2-10-4-13-9 1-18-1-25-6-2 6-8 10-11 19z` },
  quiff: {
    front: 'M28 43c-4-13-3-21 2-25 6-8 24-10 34-2 6 4 7 14 4 27-1-7-2-11-4-15-10 2-20 1-28-2-4 4-7 9-8 17z',
  },
  waves: {
    front:
      'M27 45c-4-6-3-14 1-18 0-7 7-12 13-10 5-5 14-4 17 1 7 0 11 6 10 12 3 4 3 11 1 15-1-6-3-10-6-13-10 3-18 0-24-5-3 6-9 9-12 18z',
  },
  curls: {
    front:
      'M27 47a8 8 0 0 1 0-13 9 9 0 0 1 8-13 9 9 0 0 1 13-5 9 9 0 0 1 13 5 9 9 0 0 1 8 13 8 8 0 0 1 0 13c-1-9-4-14-8-18q-13 5-26 0c-4 4-7 9-8 18z',
  },
  afro: {
    behind: 'M48 6c18 0 30 12 30 29S66 62 48 62 18 52 18 35 30 6 48 6z',
    front: `${crown}c-2-8-5-13-9-16q-11 4-22 0c-4 3-7 8-9 16z`,
  },
  bob: {
    behind: 'M48 12c16 0 25 11 25 28 0 12 0 20-4 26H27c-4-6-4-14-4-26 0-17 9-28 25-28z',
    front: `${crown}c-2-5-4-9-5-12H33c-1 3-3 7-5 12z`,
  },
  long: {
    behind: 'M48 12c16 0 25 10 25 28 0 16 0 26 5 40H18c5-14 5-24 5-40 0-18 9-28 25-28z',
    front: parted,
  },
  wavy: {
    behind: 'M48 12c15 0 24 9 25 24 5 7 1 12 3 18 5 8 2 18-4 24H24c-6-6-9-16-4-24 2-6-2-11 3-18 1-15 10-24 25-24z',
    front: `${crown}c-3-4-5-9-7-14-9 1-17-1-23-5-1 8-6 14-10 19z`,
  },
  bun: {
    behind: 'M48 2a10 10 0 1 1 0 20 10 10 0 1 1 0-20z',
    front: `${crown}c-2-8-7-14-20-17-13 3-18 9-20 17z`,
  },
  knot: {
    behind: 'M68 46a9 9 0 1 1 2 17 12 12 0 0 1-6-7z',
    front: `${crown}c-3-7-8-12-14-17-7 7-19 8-26 17z`,
  },
  tail: {
    behind: 'M66 22c12 4 15 22 10 46q-4 8-9 4c5-18 4-32-7-44z',
    front: `${crown}c-2-8-6-13-11-16q-16 5-29 16z`,
  },
  braid: {
    behind: 'M48 14c14 0 23 10 23 26q-1 12-5 20H30q-4-8-5-20c0-16 9-26 23-26z',
    front: `${parted}M64 56a6 6 0 0 1 8 8 6 6 0 0 1 1 9 6 6 0 0 1 0 9 5 5 0 0 1-9 3 6 6 0 0 1-1-10 6 6 0 0 1-1-9z`,
  },
  locs: {
    behind:
      'M48 10c17 0 26 11 26 28l3 32a4 4 0 0 1-7 1 4 4 0 0 1-7 0V50H33v21a4 4 0 0 1-7 0 4 4 0 0 1-7-1l3-32c0-17 9-28 26-28z',
    front: `${crown}c-2-9-6-15-12-18-1 3-5 3-8 0-3 3-7 3-8 0-6 3-10 9-12 18z`,
  },
  pixie: { front: 'M28 47c-5-14-1-32 20-32s25 18 20 31c-1-8-3-12-6-16-8 3-20 2-28-4 1 8-3 13-6 21z' },
};

interface Cover extends Hair {
  readonly folds: string;
  /** Of a face whose ears are covered. */
  readonly face?: string;
}

/** What hides the hair, and how it lies. */
export const covers: Readonly<Record<'scarf' | 'wrap' | 'cap', Cover>> = {
  scarf: {
    behind: 'M48 10c18 0 27 13 27 33 0 14 2 24 8 34-8 8-20 13-35 13s-27-5-35-13c6-10 8-20 8-34 0-20 9-33 27-33z',
    face: 'M48 22c12 0 19 8 19 20 0 15-8 27-19 27s-19-12-19-27c0-12 7-20 19-20z',
    front: 'M31 59q17 18 34 0l10 18q-27 17-54 0z',
    folds: 'M31 59q17 18 34 0M38 71q14 10 31 9',
  },
  wrap: {
    front: 'M27 39c-5-10-4-25 9-31 9-4 22-4 29 1 8 7 8 20 4 30-4-9-10-13-21-13s-17 4-21 13z',
    folds: 'M29 33c6-12 24-18 37-17M28 25c8-10 18-15 29-17',
  },
  cap: {
    front: 'M26 32c1-14 9-21 22-21s21 7 22 21l3 1v8q-25-8-50 0v-8z',
    folds: 'M26 33q22-7 44 0',
  },
};
