/** The names of one part of the world. One in another script stands behind its Latin spelling, `sato:佐藤`; `_` is a space. */
export interface Region {
  /** How many of a hundred people. */
  weight: number;
  /** Countries with their telephone codes; the first is the most frequent. */
  countries: readonly (readonly [name: string, code: string])[];
  firstNames: readonly string[];
  lastNames: readonly string[];
  familyNameFirst?: boolean;
}

export const names = (text: string) => text.trim().split(/\s+/);
