import { type EmployeeRecord, listEmployeeRecords, updateEmployee } from '@atrium/contract/employee-records';
import { employeeStatuses } from '@atrium/contract/employee-status';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useCommand } from '../../../ui/use-command.ts';

type EmployeeStatus = (typeof employeeStatuses)[number];

/** As records have it: a number from 1. */
export function statusNumber(status: EmployeeStatus): number {
  return employeeStatuses.indexOf(status) + 1;
}

const shownApplicants = 3;

/** Who applied last, and how many have. */
export const applicantsQuery = queryOptions({
  queryKey: ['employee', 'applicants'],
  queryFn: ({ signal }) => {
    const query = { status: statusNumber('Applied'), sort: 'desc', perPage: shownApplicants } as const;
    return call(listEmployeeRecords, { query }, { signal });
  },
});

interface Decision {
  applicant: EmployeeRecord;
  status: 'Current' | 'Rejected';
}

export function useDecide() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ applicant: { id }, status }: Decision) =>
      call(updateEmployee, { parameters: { id }, body: { status: statusNumber(status) } }),
    said: ({ applicant, status }) => t(`dashboards.applicants.said.${status}`, { name: applicant.fullName }),
    touches: ['employee'],
    untilShown: true,
  });
}
