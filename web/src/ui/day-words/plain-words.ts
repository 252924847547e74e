import { latinDigits } from '../forms/latin-digits.ts';

interface PlainWords {
  text: string;
  /** Where in the text as it was written that stands which stands here in the plain one. */
  placeOf: (index: number) => number;
}

/** Above and below the letters of Arabic, where one may write them or not and on either side of an alef; and what only stretches a word. */
const mark = /[\u0640\u064b-\u0652\u0670]/;

/** A text as words for days are looked for in it: with Latin digits and plain apostrophes, without the marks of Arabic. */
export function plainWords(text: string): PlainWords {
  const signs = latinDigits(text).replaceAll('’', "'").split('');
  const places = [...signs.keys()].filter((place) => !mark.test(signs[place] ?? ''));
  return {
    text: places.map((place) => signs[place]).join(''),
    placeOf: (index) => places[index] ?? text.length,
  };
}
