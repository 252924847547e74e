import { expect, test } from 'vitest';
import { choiceMeant } from './typed-guest.ts';

const people = [
  { name: 'Isabel Ortiz', username: 'iortiz' },
  { name: 'Bella Ström', username: 'bella' },
  { name: 'Bel Kanto', username: 'kanto' },
];
const choices = people.map(({ name, username }, index) => ({
  name,
  choice: { accountId: index + 1, name, username, avatar: '' },
}));

test.each([
  ['the first that is offered', 'bel', 'Isabel Ortiz'],
  ['whoever is called just so', 'BEL KANTO', 'Bel Kanto'],
  ['whoever signs in so', 'bella', 'Bella Ström'],
  ['the first, though letters have other marks', 'strom', 'Isabel Ortiz'],
  ['nobody by an address, though somebody is offered', 'bel@heron.example', undefined],
  ['nobody by nothing', '  ', undefined],
])('Of what is offered for it, %s is meant by %j', (_, typed, name) => {
  expect(choiceMeant(typed, choices, true)?.name).toBe(name);
});

test.each([
  ['strom', 'Bella Ström'],
  ['bell', 'Bella Ström'],
  ['kan', 'Bel Kanto'],
  ['ida', undefined],
])('Of those who were found for something else, only one who is called so is meant by %j', (typed, name) => {
  expect(choiceMeant(typed, choices, false)?.name).toBe(name);
});

test('Who is meant where nobody is offered is nobody of these', () => {
  expect(choiceMeant('Old Tomas', [], true)).toBeUndefined();
});
