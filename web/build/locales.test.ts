import { readdirSync, readFileSync } from 'node:fs';
import { changeActions, entities } from '@atrium/contract/changes';
import { areas as matrixAreas, rights } from '@atrium/contract/grants';
import { invoiceAges } from '@atrium/contract/invoice-age';
import { paymentMethods } from '@atrium/contract/invoice-payments';
import { invoiceStatuses } from '@atrium/contract/invoice-status';
import { invoiceServices, paymentWays } from '@atrium/contract/invoices';
import { notificationKinds } from '@atrium/contract/notifications';
import { subjects } from '@atrium/contract/policy';
import { searchKinds } from '@atrium/contract/search';
import { taxTreatments } from '@atrium/contract/tax-treatment';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/i18n/languages.ts';
import { textPlaces } from '../src/i18n/text-parts.ts';
import { allModules, isNamed, textsNamedBy } from './named-texts.ts';

const folder = new URL('../locales/', import.meta.url);
const areas = readdirSync(new URL('en/', folder));
const others = languages.filter((language) => language !== 'en');

/** The one area in which English has nothing to say: it is what the back end speaks. */
const withoutEnglish = /^backend\.sentences\./;
const named = /(?:\bt\(|[a-z]Key(?:=|: ))'([a-z][A-Za-z]*\.[\w.]+)'/g;
const pluralForm = /_(zero|one|two|few|many|other)$/;

type Texts = Map<string, string>;

function textsOf(language: string): Texts {
  const texts: Texts = new Map();
  for (const area of areas) {
    const file = readFileSync(new URL(`${language}/${area}`, folder), 'utf8');
    collect(JSON.parse(file), area.replace('.json', ''), texts);
  }
  return texts;
}

function collect(value: unknown, path: string, into: Texts): void {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, below] of Object.entries(value)) collect(below, `${path}.${key}`, into);
  }
}

/** Keys without their plural forms, of which each language has its own. */
function keysOf(texts: Texts): string[] {
  const keys = [...texts.keys()].filter((key) => !withoutEnglish.test(key)).map((key) => key.replace(pluralForm, ''));
  return [...new Set(keys)].sort();
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort();
}

function pluralFormsOf(texts: Texts, key: string): string[] {
  return [...texts.keys()].filter((other) => other.replace(pluralForm, '') === key && pluralForm.test(other));
}

/** `vehicles.title` is `title` in `vehicles.json`. */
const wherePut = 'The first word of each is its file in web/locales/<language>, in each language';

const english = textsOf('en');

/** The keys that the source names in full; those that are put together are beyond a simple search. */
function namedKeys(): string[] {
  const source = new URL('../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(named)].map((match) => match[1] ?? ''),
  );
}

test('every text that the source names is there', () => {
  const known = new Set(keysOf(english));
  expect(
    [...new Set(namedKeys())].filter((key) => !known.has(key)),
    wherePut,
  ).toEqual([]);
});

test('every text is named by the source', () => {
  const named = textsNamedBy(allModules());
  expect(keysOf(english).filter((key) => !isNamed(key, named))).toEqual([]);
});

test('every place of pages has its part of the texts, and every part a place', () => {
  const routes = new URL('../src/routes/_shell/', import.meta.url);
  const names = ['apps/', 'pages/', 'dashboard/'].flatMap((folder) => readdirSync(new URL(folder, routes)));
  const places = new Set(names.map((name) => name.replace(/\.tsx$/, '')));
  const todo =
    '`textPlaces` in web/src/i18n/text-parts.ts names the folders and files of routes/_shell/apps, pages and dashboard';
  expect([...textPlaces].sort(), todo).toEqual([...places].sort());
});

test('everything that the contract names has words', () => {
  const names = [
    ...subjects.filter((subject) => subject !== 'all').map((subject) => `accessControl.subjects.${subject}`),
    ...matrixAreas.map((area) => `roles.areas.${area}`),
    ...rights.map((right) => `roles.rights.${right}`),
    ...searchKinds.map((kind) => `search.kinds.${kind}`),
    ...entities.map((entity) => `changes.entities.${entity}`),
    ...entities.flatMap((entity) => changeActions.map((action) => `changes.deeds.${entity}.${action}`)),
    ...notificationKinds.map((kind) => `notifications.kinds.${kind}`),
    ...invoiceAges.map((age) => `invoices.ages.${age}`),
    ...invoiceServices.map((service) => `invoices.services.${service}`),
    ...invoiceStatuses.map((status) => `invoices.statuses.${status}`),
    ...paymentMethods.map((method) => `invoices.methods.${method}`),
    ...paymentWays.map((way) => `invoices.paymentWays.${way}`),
    ...taxTreatments.map((treatment) => `invoices.taxTreatments.${treatment}`),
  ];
  expect(
    names.filter((name) => !english.has(name)),
    wherePut,
  ).toEqual([]);
});

describe.each(others)('the texts in %s', (language) => {
  const texts = textsOf(language);

  test('are as many as in English', () => {
    expect(keysOf(texts)).toEqual(keysOf(english));
  });

  test('have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const counted = new Set(
      [...english.keys()].filter((key) => pluralForm.test(key)).map((key) => key.replace(pluralForm, '')),
    );
    for (const key of counted) {
      const there = pluralFormsOf(texts, key).map((form) => form.slice(key.length + 1));
      expect({ key, forms: there.sort() }).toEqual({ key, forms });
    }
  });

  test('name what English names', () => {
    const unlike = [...english].filter(([key, text]) => {
      const other = texts.get(key);
      return (
        other !== undefined && !pluralForm.test(key) && String(placeholdersOf(text)) !== String(placeholdersOf(other))
      );
    });
    expect(unlike).toEqual([]);
  });

  test('are not left empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
