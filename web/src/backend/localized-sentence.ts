import i18next from 'i18next';

/** The key of a sentence of the back end: its words, with `n` for a number. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\d+/g, 'n')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Sentences with a name in them are known by what stands around it; their keys have `name` there. */
const sentencesWithName: readonly RegExp[] = [
  /^(.+) has changed since\. Undo what came later first, or edit it\.$/s,
  /^(.+) has been deleted since\. Undo that first\.$/s,
  /^(.+) is here already\.$/s,
  /^(.+) is as it was already\.$/s,
  /^What was done to (.+) has been undone already\.$/s,
  /^(.+) has invoices\. Delete those first\.$/s,
  /^(.+) has quotes or repeating invoices\. Delete those first\.$/s,
  /^Only (.+) was paid on this invoice: no more than that can be refunded\.$/s,
  /^Of this credit, (.+) can be used here\.$/s,
  /^Of this invoice, (.+) can still be credited\.$/s,
  /^This is (.+) more than is due\. Confirm that it is meant\.$/s,
  /^(.+) is suspended already\.$/s,
  /^(.+) is suspended\. Reactivate them first\.$/s,
  /^(.+) is not suspended\.$/s,
  /^(.+) is sold out(?: in this colour)?\.$/s,
  /^There are only \d+ of (.+) left(?: in this colour)?\.$/s,
  /^(.+) has no account yet\. Invite them first\.$/s,
  /^(.+) is a draft again\.$/s,
  /^(.+) has no account any more\.$/s,
  /^(.+) is not kept any more\.$/s,
  /^Something else has the address of (.+) by now\. Delete that first\.$/s,
  /^There is no category “(.+)”\. Add it first, or choose another\.$/s,
  /^You have said again since whether (.+) helped\.$/s,
];

/** The back end speaks English; what it says to people is there in the other languages too. */
export function localizedSentence(sentence: string): string {
  return translation(sentence) ?? eachTranslated(sentence) ?? sentence;
}

/** Of several things that were said at once. */
function eachTranslated(sentences: string): string | undefined {
  const translations = sentences.split(/(?<=\.) /).map(translation);
  return translations.includes(undefined) ? undefined : translations.join(' ');
}

function translation(sentence: string): string | undefined {
  return translated(sentence) ?? translatedAround(sentence);
}

function translatedAround(sentence: string): string | undefined {
  const name = sentencesWithName.map((pattern) => pattern.exec(sentence)?.[1]).find((found) => found !== undefined);
  return name === undefined
    ? undefined
    : translated(
        sentence.replace(name, () => 'name'),
        name,
      );
}

function translated(sentence: string, name = ''): string | undefined {
  const key = `backend.sentences.${sentenceKey(sentence)}`;
  const n = Number(/\d+/.exec(sentence)?.[0] ?? 0);
  return i18next.exists(key, { count: n }) ? i18next.t(key, { n, name, count: n }) : undefined;
}
