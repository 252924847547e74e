import { expect, test } from 'vitest';
import { importantFirst, named, namesOf, tagsWith } from './found-names.ts';

const marit = { fullName: 'Marit Solberg', tags: ['Zürich', 'Ware'], isImportant: false };
const henrik = { fullName: 'Henrik Dahl', tags: [], isImportant: true };
const astrid = { fullName: 'Astrid Ware', tags: [], isImportant: true };

test('a contact is found by name and by tag, whatever the case and the accents', () => {
  expect(named([marit, henrik, astrid], 'ware', namesOf)).toEqual([marit, astrid]);
  expect(named([marit, henrik, astrid], ' zurich', namesOf)).toEqual([marit]);
  expect(named([marit, henrik], 'solberg zürich', namesOf)).toEqual([]);
  expect(named([marit, henrik], ' ', namesOf)).toEqual([marit, henrik]);
});

test('the tags that somebody is found by are told', () => {
  expect([tagsWith(marit, 'WAR'), tagsWith(marit, 'Marit'), tagsWith(marit, ' ')]).toEqual(['Ware', '', '']);
});

test('who is important stands first; otherwise the order stays', () => {
  expect(importantFirst([marit, henrik, astrid])).toEqual([henrik, astrid, marit]);
});
