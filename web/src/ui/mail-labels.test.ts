import { readFileSync } from 'node:fs';
import { givenLabelNames, mailLabels } from '@atrium/contract/mail-labels';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '../i18n/languages.ts';

const Texts = z.object({ labels: z.record(z.string(), z.string()) });

test.each(languages)('No label of one’s own is called as one of the four is in %s', (language) => {
  const file = new URL(`../../locales/${language}/mail.json`, import.meta.url);
  const { labels } = Texts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = givenLabelNames.map((name) => name.toLowerCase());
  expect(mailLabels.filter((label) => !names.includes(labels[label]?.toLowerCase() ?? ''))).toEqual([]);
});
