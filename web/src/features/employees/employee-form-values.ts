import type { EmployeeRecord, NewEmployee } from '@atrium/contract/employee-records';

type Known = Required<NewEmployee>;

/** Null for what is not written yet. */
export type EmployeeFormValues = Omit<Known, 'salaryCents' | 'age'> & {
  [Field in 'salaryCents' | 'age']: Known[Field] | null;
};

export const newEmployeeValues: EmployeeFormValues = {
  fullName: '',
  post: '',
  email: '',
  city: '',
  startDate: '',
  salaryCents: null,
  age: null,
  experienceYears: 0,
  status: 1,
};

export function valuesOf(employee: EmployeeRecord): Known {
  const { fullName, post, email, city, startDate, salaryCents, age, experienceYears, status } = employee;
  return { fullName, post, email, city, startDate, salaryCents, age, experienceYears, status };
}
