import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { localizedSentence, sentenceKey } from '../src/backend/localized-sentence.ts';
import { languages } from '../src/i18n/languages.ts';

const others = languages.filter((language) => language !== 'en');

/** Whose sentences are put together of what others give, and whose are in every language already. */
const documentWords = ['arabic', 'english', 'french', 'german', 'portuguese'].map((name) => `invoice-words-${name}.ts`);
const notAsked = [
  'errors.ts',
  ...documentWords,
  'reminder-words.ts',
  'credit-note-words.ts',
  'client-statement-words.ts',
  'event-letter.ts',
];

function sourcesIn(folder: string): string[] {
  const root = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !notAsked.includes(file),
  );
  return files.map((file) => readFileSync(new URL(file, root), 'utf8'));
}

const quoted = `'[^'\\n]*'|"[^"\\n]*"|\`[^\`\\n]*\``;

/** Beside these, what the contract says is what is wrong with an input. */
const forDevelopers = /(?:summary|note):\s*.+/g;
const anySentence = new RegExp(`(${quoted})`, 'g');
/** Why nothing was done. */
const inRefusals = new RegExp(
  `(?:conflict\\(\\s*|Refusal\\(\\s*\\d+,\\s*|Undrawable\\(\\s*|notSignedIn\\(|message: |detail = )(${quoted})`,
  'g',
);
/** Where it is said in two places, it has a name. */
const inConstants = new RegExp(`const (\\w+) =\\s*(${quoted});`, 'g');
const saysByName = (name: string) => new RegExp(`(?:conflict\\(\\s*|Refusal\\(\\s*\\d+,\\s*|message: )${name}\\b`);
const missing = /notFound\('([^'\n]+)'\)/g;
const words = /Readonly<Record<ReactionKind, string>> = \{([^}]+)\}/;

function isSentence(text: string): boolean {
  return /^[A-Z$].*\.$/.test(text);
}

/** A name, a status or a number where the source has an expression. */
function filledIn(sentence: string): string {
  return sentence
    .replace(/\$\{[\w.]*(?:name|title)\}/gi, 'Marit Solheim')
    .replace(/\$\{[\w.]*status\}/g, 'rejected')
    .replace(/\$\{\w[\w.]*\}/g, '7');
}

/** In whatever digits, without what stands between their thousands. */
function numbersIn(text: string): string {
  const latin = text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const numbers = latin.replace(/(?<=\d)[.,\s\u066c](?=\d{3})/g, '').match(/\d+/g) ?? [];
  return numbers.toSorted().join(' ');
}

function sentences(filled = filledIn): string[] {
  const api = sourcesIn('api/src');
  const found = (sources: readonly string[], pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, text = '']) => text));
  const contract = sourcesIn('contract/src').map((source) => source.replace(forDevelopers, ''));
  const constants = api.flatMap((source) =>
    [...source.matchAll(inConstants)].flatMap(([, name = '', text = '']) =>
      saysByName(name).test(source) ? [text] : [],
    ),
  );
  const inQuotes = [...found(contract, anySentence), ...found(api, inRefusals), ...constants];
  const quotedOnes = inQuotes.map((text) => text.slice(1, -1));
  const reactions = api.flatMap((source) => [...(words.exec(source)?.[1] ?? '').matchAll(/'(\w+)',/g)]);
  const things = [...found(api, missing), ...reactions.map(([, word = '']) => word)];
  return [
    ...new Set([...quotedOnes.filter(isSentence).map(filled), ...things.map((thing) => `There is no such ${thing}.`)]),
  ];
}

test('a sentence with a name is told with the name, and of several each is', async () => {
  await speak('de');
  expect(localizedSentence('Dr. Marit (7) has changed since. Undo what came later first, or edit it.')).toBe(
    'Dr. Marit (7) wurde inzwischen geändert. Machen Sie zuerst rückgängig, was danach kam, oder bearbeiten Sie es.',
  );
  expect(localizedSentence('Lamp 5 is sold out. There are only 3 of Rope left.')).toBe(
    'Lamp 5 ist ausverkauft. Von Rope sind nur noch 3 da.',
  );
  expect(localizedSentence('Nobody said this. Fill this in.')).toBe('Nobody said this. Fill this in.');
});

test.each(others)('whatever the back end says to people is there in %s', async (language) => {
  await speak(language);
  const said = sentences();
  expect(said.length).toBeGreaterThan(100);
  const untold = said.filter((sentence) => localizedSentence(sentence) === sentence);
  const file = `web/locales/${language}/backend.json`;
  const todo = `Each stands under "sentences" in ${file} by these words; the shape of one with a name in it, in localized-sentence.ts`;
  expect(
    untold.map((sentence) => `${sentenceKey(sentence)}: ${sentence}`),
    todo,
  ).toEqual([]);
});

test.each(others)('the numbers in %s are those of the sentence', async (language) => {
  await speak(language);
  const fixed = sentences((sentence) => (sentence.includes('${') ? '' : sentence));
  const unlike = fixed.filter((sentence) => numbersIn(localizedSentence(sentence)) !== numbersIn(sentence));
  const todo = 'A key has `n` for any number: {{n}} stands for the first, and sentences with several share no key';
  expect(
    unlike.map((sentence) => `${sentenceKey(sentence)}: ${sentence}`),
    todo,
  ).toEqual([]);
});

async function speak(language: string): Promise<void> {
  const file = new URL(`../locales/${language}/backend.json`, import.meta.url);
  const resources = { [language]: { translation: { backend: JSON.parse(readFileSync(file, 'utf8')) } } };
  await i18next.init({ lng: language, resources, interpolation: { escapeValue: false } });
}
