import { EmployeeRecord } from '@atrium/contract/employee-records';
import { undoTogetherOf } from '../../changes/undo-together.ts';
import { changeEmployees, dropEmployees, storeEmployees } from './employees.changes.ts';
import { findEmployees } from './employees.queries.ts';

export const undoEmployeeChanges = undoTogetherOf<EmployeeRecord>({
  find: findEmployees,
  parse: (snapshot) => EmployeeRecord.parse(snapshot),
  remove: dropEmployees,
  restore: storeEmployees,
  revert: changeEmployees,
});
