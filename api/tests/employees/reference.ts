import type { Employee, EmployeeListQuery, EmployeeSortColumn } from '@atrium/contract/employees';
import { foldSearched, foldWords } from '../../src/search/fold.ts';

/** The list as the specification words it, computed from all employees the plain way: what the API answers has to be the same. */
export function expectedEmployees(employees: readonly Employee[], query: Partial<EmployeeListQuery>): Employee[] {
  const { q = '', status, sort = 'asc', sortColumn = 'id' } = query;
  const words = foldWords(q);
  const matching = employees.filter(
    (employee) =>
      (status === undefined || employee.status === status) &&
      words.every((word) => searchedFields(employee).some((field) => foldSearched(field).includes(word))),
  );
  const upwards = matching.toSorted(
    (one, other) => compare(sortValue(one, sortColumn), sortValue(other, sortColumn)) || one.id - other.id,
  );
  return sort === 'asc' ? upwards : upwards.reverse();
}

export function searchedFields({ full_name, post, email, age, salary, start_date }: Employee): string[] {
  return [full_name, post, email, age, salary, start_date];
}

function sortValue(employee: Employee, column: EmployeeSortColumn): string | number {
  if (column === 'startDate') return Date.parse(employee.start_date);
  if (column === 'salary') return Number(employee.salary.replace('$', ''));
  if (column === 'age') return Number(employee.age);
  return column === 'fullName' ? employee.full_name : employee[column];
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  return Buffer.compare(Buffer.from(foldSearched(one)), Buffer.from(foldSearched(other)));
}
