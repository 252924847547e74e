/** Of each skin its light, and what lies in the shade. */
export const skins = {
  rose: ['#f7d9c8', '#e0ae97'],
  fair: ['#f1c6a6', '#d69c79'],
  olive: ['#e2b185', '#c08756'],
  tan: ['#cf9a6a', '#a87143'],
  brown: ['#a9714a', '#82502f'],
  deep: ['#82522f', '#5f371d'],
  dark: ['#5e3a26', '#402416'],
} as const;
export type Skin = keyof typeof skins;

export const lips: Readonly<Record<Skin, string>> = {
  rose: '#b4564f',
  fair: '#b0524a',
  olive: '#a04a40',
  tan: '#8e3f37',
  brown: '#6b2c28',
  deep: '#471d1c',
  dark: '#c08a7c',
};

export const ink = '#2a2228';

/** Where glasses in ink would not be seen. */
export const frameOn: Readonly<Partial<Record<Skin, string>>> = { deep: '#e5bd62', dark: '#e5bd62' };

export const hairColours = {
  black: '#241d22',
  brown: '#4a3023',
  chestnut: '#7a4a2b',
  ginger: '#c1622d',
  blond: '#d8ae63',
  fair: '#ead292',
  grey: '#9b9aa0',
  white: '#eceae7',
} as const;
export type HairColour = keyof typeof hairColours;

/** Where brows are darker than the hair. */
export const browOf: Readonly<Partial<Record<HairColour, string>>> = {
  blond: '#a67c3c',
  fair: '#b8945a',
  grey: '#6f6d74',
  white: '#9b9aa0',
};

/** What is worn, each with the collar that goes with it. */
export const cloths = [
  ['#2f5d8a', '#dfe8f1'],
  ['#b5483a', '#f5e3dc'],
  ['#2e7d6b', '#e0f0ea'],
  ['#d79a2b', '#fff3d6'],
  ['#5b4a86', '#e9e4f4'],
  ['#37474f', '#e3e8ea'],
  ['#a8476b', '#f8e2ea'],
  ['#50702f', '#eaf1dc'],
  ['#efe9dd', '#4d6a7c'],
  ['#1f3a5f', '#f2c14e'],
] as const;

export const backgrounds = [
  '#bcd9ea',
  '#f6cfae',
  '#c6e2c3',
  '#f7dc94',
  '#d9cdee',
  '#f3c3c3',
  '#b9e0dc',
  '#e4d6bd',
  '#c9d3f2',
  '#f0c6dc',
] as const;
