import type { EmployeeRecord, NewEmployee } from '@atrium/contract/employee-records';

export type EmployeeFormValues = Required<NewEmployee>;

export const newEmployeeValues: EmployeeFormValues = {
  fullName: '',
  post: '',
  email: '',
  city: '',
  startDate: '',
  salaryCents: 0,
  age: 0,
  experienceYears: 0,
  status: 1,
};

const fields = Object.keys(newEmployeeValues) as (keyof EmployeeFormValues)[];

export function valuesOf(employee: EmployeeRecord): EmployeeFormValues {
  return { ...newEmployeeValues, ...Object.fromEntries(fields.map((field) => [field, employee[field]])) };
}
