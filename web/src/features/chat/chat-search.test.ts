import { expect, test } from 'vitest';
import { parseListSearch } from '../../ui/data-table/list-search.ts';
import { ChatSearch, chatSearchDefaults } from './chat-search.ts';

test('what one looks for stays as it is typed, with the blank before the next word', () => {
  expect(parseListSearch(ChatSearch, chatSearchDefaults, { q: 'Marit ' }).q).toBe('Marit ');
  expect(parseListSearch(ChatSearch, chatSearchDefaults, { q: 'm'.repeat(201) }).q).toBe('');
});
