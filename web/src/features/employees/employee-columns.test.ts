import type { EmployeeColumn } from '@atrium/contract/employee-records';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { askedColumns, exportedColumns } from '../../ui/data-table/exported-columns.ts';

// What a column is drawn with asks the browser as it loads.
const nothingKept = { getItem: () => null, setItem: () => undefined };
vi.stubGlobal('location', new URL('https://atrium.test/datatables/basic'));
vi.stubGlobal('sessionStorage', nothingKept);
vi.stubGlobal('localStorage', nothingKept);
vi.stubGlobal('addEventListener', () => undefined);
const { withPerson } = await import('./employee-columns.tsx');

const t = ((key: string) => `The ${key.replace('employees.fields.', '')}`) as TFunction;
const ids = ['fullName', 'email', 'status'] as const satisfies readonly EmployeeColumn[];

test('The name that has the post below it goes into a file as two columns, each under its own heading', () => {
  const plain = ids.map((id) => ({ id, header: `The ${id}`, cell: () => null }));
  // What an export asks of a table.
  const table = { columns: withPerson(t, plain, () => {}) } as unknown as Parameters<typeof exportedColumns>[0];
  const { columns, headings } = askedColumns(exportedColumns(table, ids), ['fullName', 'post', 'email', 'status']);
  expect(columns).toEqual(['fullName', 'post', 'email', 'status']);
  expect(headings).toEqual(['The fullName', 'The post', 'The email', 'The status']);
});
