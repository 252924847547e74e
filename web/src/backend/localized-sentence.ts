import i18next from 'i18next';

/** The key of a sentence of the back end: its words, with `n` for a number. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\d+/g, 'n')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The back end speaks English; what it says often is there in the other languages too. */
export function localizedSentence(sentence: string): string {
  const key = `backend.sentences.${sentenceKey(sentence)}`;
  const n = /\d+/.exec(sentence)?.[0];
  return i18next.exists(key) ? i18next.t(key, { n }) : sentence;
}
