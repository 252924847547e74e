import { messages } from '@atrium/contract/errors';
import { expect, test } from 'vitest';
import german from '../../locales/de/backend.json' with { type: 'json' };
import { sentenceKey } from './localized-sentence.ts';

test('a sentence is found by its words, whatever number is in it', () => {
  expect(sentenceKey('Use at least 8 characters.')).toBe('use-at-least-n-characters');
  expect(sentenceKey('Give an e-mail address such as name@example.com.')).toBe(
    'give-an-e-mail-address-such-as-name-example-com',
  );
});

test('the sentences that the contract fixes for people are there in other languages', () => {
  const forPeople = [messages.badCredentials, messages.emailInUse, messages.usernameInUse, messages.somethingWentWrong];
  expect(Object.keys(german.sentences)).toEqual(expect.arrayContaining(forPeople.map(sentenceKey)));
});
