const pairs = ['""', '“”', '„“', '„”', '«»'];

function quoted(pair: string): string {
  const [open = '', close = ''] = pair;
  const quotes = `"${open}${close}`;
  // Up to the first letter there is one way: a quote that is never closed costs no more than its length.
  return `${open}([^${quotes}\\p{L}\\p{N}]*[\\p{L}\\p{N}][^${quotes}]*)${close}`;
}

/** A phrase, perhaps with the place before it that it is looked for in; or all up to the next space. */
const wordOrPhrase = new RegExp(`(\\p{L}+:)?(?:${pairs.map(quoted).join('|')})|\\S+`, 'gu');

/**
 * The words of a query. A phrase in quotes is one word that holds spaces, and has no quotes any more: `subject:"high water"` is
 * `subject:high water`. Quotes that are no pair around a letter or a figure are letters like others.
 */
export function wordsOfQuery(query: string): string[] {
  return [...query.matchAll(wordOrPhrase)].map(([whole, place = '', ...phrases]) => {
    const phrase = phrases.find((each) => each);
    return phrase === undefined ? whole : place + phrase.replace(/\s+/g, ' ').trim();
  });
}

/** A query that has these words. */
export function queryOfWords(words: readonly string[]): string {
  return words.map((word) => (isPhrase(word) ? `"${word}"` : word)).join(' ');
}

export function isPhrase(word: string): boolean {
  return word.includes(' ');
}
