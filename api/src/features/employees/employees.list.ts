import type { EmployeeRecord } from '@atrium/contract/employee-records';
import type { Employee } from '@atrium/contract/employees';
import { moneyTextWithCents } from '@atrium/contract/money';
import type { EmployeeRow } from '../../database/schema.ts';
import { facetOf, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import { fold, foldSearched, searchText } from '../../search/fold.ts';

export const employeesIndex: ListIndex<EmployeeRow> = {
  name: 'employees',
  sorts: {
    id: 'id',
    fullName: 'fullNameKey',
    post: 'postKey',
    email: 'emailKey',
    city: 'cityKey',
    startDate: 'startDate',
    salary: 'salaryKey',
    age: 'ageKey',
    experience: 'experienceKey',
    status: 'statusKey',
  },
  facets: ['status', 'archive'],
};

/** An employee as the table keeps them: with the keys of the orders, the facet, and the text that is searched. */
export function employeeRow(employee: EmployeeRecord): EmployeeRow {
  // A salary is found by its figure, and with the sign that the house usually has.
  const { full_name, post, email, age, salary, start_date } = shownEmployee(employee, 'USD');
  return {
    ...employee,
    // Orders that are searched one by one as well.
    fullNameKey: foldSearched(employee.fullName),
    postKey: foldSearched(employee.post),
    emailKey: fold(employee.email),
    cityKey: foldSearched(employee.city),
    salaryKey: numberKey(employee.salaryCents),
    ageKey: numberKey(employee.age),
    experienceKey: numberKey(employee.experienceYears),
    statusKey: String(employee.status),
    facet: facetOf([String(employee.status), employee.archivedAt === null ? 'current' : 'archived']),
    search: searchText([full_name, post, email, age, salary, start_date]),
    place: employee.id,
  };
}

/** An employee as people read them, and as they are sent, in a house of this currency. */
export function shownEmployee(employee: EmployeeRecord, currency: string): Employee {
  const { id, avatar, fullName, post, email, city, startDate, salaryCents, age, experienceYears, status } = employee;
  const [year, month, day] = startDate.split('-');
  return {
    responsive_id: '',
    id,
    avatar,
    full_name: fullName,
    post,
    email,
    city,
    start_date: `${month}/${day}/${year}`,
    salary: moneyTextWithCents(salaryCents, currency),
    age: String(age),
    experience: experienceYears === 1 ? '1 Year' : `${experienceYears} Years`,
    status,
  };
}
