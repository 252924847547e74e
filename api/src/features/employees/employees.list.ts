import type { EmployeeRecord } from '@atrium/contract/employee-records';
import type { Employee } from '@atrium/contract/employees';
import { moneyTextWithCents } from '@atrium/contract/money';
import type { EmployeeRow } from '../../database/schema.ts';
import { facetOf, type IndexedRow, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import { fold, foldSearched, searchText } from '../../search/fold.ts';

export const employeesIndex: ListIndex = {
  name: 'employees',
  sorts: {
    id: 'id',
    fullName: 'full_name_key',
    post: 'post_key',
    email: 'email_key',
    city: 'city_key',
    startDate: 'start_date',
    salary: 'salary_key',
    age: 'age_key',
    experience: 'experience_key',
    status: 'status_key',
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

export function indexedEmployee({ id, facet, search, ...row }: EmployeeRow): IndexedRow {
  return {
    id,
    facet,
    search,
    keys: {
      fullName: row.fullNameKey,
      post: row.postKey,
      email: row.emailKey,
      city: row.cityKey,
      startDate: row.startDate,
      salary: row.salaryKey,
      age: row.ageKey,
      experience: row.experienceKey,
      status: row.statusKey,
    },
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
