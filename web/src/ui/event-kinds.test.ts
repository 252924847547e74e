import { readFileSync } from 'node:fs';
import { eventKinds } from '@atrium/contract/calendar';
import { givenKindNames } from '@atrium/contract/event-kinds';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '../i18n/languages.ts';

const Texts = z.object({ kinds: z.record(z.string(), z.string()) });

test.each(languages)('No kind of one’s own is called as one of the five is in %s', (language) => {
  const file = new URL(`../../locales/${language}/calendar.json`, import.meta.url);
  const { kinds } = Texts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = givenKindNames.map((name) => name.toLowerCase());
  expect(eventKinds.filter((kind) => !names.includes(kinds[kind]?.toLowerCase() ?? ''))).toEqual([]);
});
