import type { Employee } from '@atrium/contract/employees';
import type { EmployeeRow } from '../../database/schema.ts';
import { facetOf, type IndexedRow, type ListIndex } from '../../lists/list-index.ts';
import { numberKey } from '../../lists/number-key.ts';
import { fold, searchText } from '../../search/fold.ts';

/** An employee as the business knows them. */
export type EmployeeRecord = Pick<
  EmployeeRow,
  | 'id'
  | 'fullName'
  | 'post'
  | 'email'
  | 'city'
  | 'startDate'
  | 'salaryCents'
  | 'age'
  | 'experienceYears'
  | 'status'
  | 'avatar'
>;

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
  },
  facets: ['status'],
};

/** An employee as the table keeps them: with the keys of the orders, the facet, and the text that is searched (spec.md section 7). */
export function employeeRow(employee: EmployeeRecord): EmployeeRow {
  const { full_name, post, email, age, salary, start_date } = shownEmployee(employee);
  return {
    ...employee,
    fullNameKey: fold(employee.fullName),
    postKey: fold(employee.post),
    emailKey: fold(employee.email),
    cityKey: fold(employee.city),
    salaryKey: numberKey(employee.salaryCents),
    ageKey: numberKey(employee.age),
    facet: facetOf([String(employee.status)]),
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
    },
  };
}

/** An employee as people read them, and as they are sent. */
export function shownEmployee(employee: EmployeeRecord): Employee {
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
    salary: `$${(salaryCents / 100).toFixed(2)}`,
    age: String(age),
    experience: experienceYears === 1 ? '1 Year' : `${experienceYears} Years`,
    status,
  };
}
