import { expect, test } from 'vitest';
import { askedColumns, exportedColumns } from './exported-columns.ts';

const cell = () => null;
const columns = [
  { id: 'customer', header: 'Kunde', cell },
  {
    id: 'state',
    header: 'Stand',
    cell,
    exports: { state: 'Stand', refundState: 'Erstattung' },
    words: { state: { paid: 'Bezahlt', 'on its way': 'Unterwegs' }, refundState: { none: 'Keine' } },
  },
  { id: 'actions', header: '', cell },
];
// What an export asks of a table.
const table = { columns } as unknown as Parameters<typeof exportedColumns>[0];

test('A file is asked for with the columns that the server knows, what they are called, and how their values read', () => {
  const exported = exportedColumns(table, ['state', 'customer', 'actions', 'gone']);
  expect(askedColumns(exported, ['customer', 'state', 'refundState'])).toEqual({
    columns: ['state', 'refundState', 'customer'],
    headings: ['Stand', 'Erstattung', 'Kunde'],
    cellWords: ['state:paid=Bezahlt', 'state:on its way=Unterwegs', 'refundState:none=Keine'],
  });
});
