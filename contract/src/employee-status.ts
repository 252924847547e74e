/** How far an employee is with the house, as files say it; by their numbers, from 1. */
export const employeeStatuses = ['Current', 'Professional', 'Rejected', 'Resigned', 'Applied'] as const;
