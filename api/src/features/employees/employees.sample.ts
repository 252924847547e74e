import { dayOf, daysAfter } from '@atrium/contract/days';
import type { Transaction } from '../../database/engine.ts';
import { reserveIds } from '../../database/sequences.ts';
import type { ListTuning } from '../../lists/list-index.ts';
import { trackRows } from '../../lists/track.ts';
import { samplePortrait } from '../../people/sample-portraits.ts';
import { employeeRow, employeesIndex } from './employees.list.ts';
import { sampleEmployees } from './employees.sample-rows.ts';

export async function loadSampleEmployees(transaction: Transaction, now: string, tuning?: ListTuning): Promise<void> {
  const rows = sampleEmployees.map(({ startedDaysAgo, ...employee }, index) =>
    employeeRow({
      ...employee,
      id: index + 1,
      startDate: dayBefore(now, startedDaysAgo),
      avatar: samplePortrait(employee.fullName),
      archivedAt: null,
    }),
  );
  await transaction.insertInto('employees').values(rows).execute();
  await reserveIds(transaction, 'employees', rows.length);
  const moves = rows.map((row) => ({ before: null, after: row }));
  await trackRows(transaction, employeesIndex, moves, tuning);
}

function dayBefore(now: string, days: number): string {
  return daysAfter(dayOf(now), -days);
}
