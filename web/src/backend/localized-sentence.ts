import i18next from 'i18next';

/** The key of a sentence of the back end: its words, with `n` for a number. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\d+/g, 'n')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The back end speaks English; what it says to people is there in the other languages too. */
export function localizedSentence(sentence: string): string {
  const key = `backend.sentences.${sentenceKey(sentence)}`;
  const n = Number(/\d+/.exec(sentence)?.[0] ?? 0);
  return i18next.exists(key, { count: n }) ? i18next.t(key, { n, count: n }) : sentence;
}
