import {
  beginTwoSteps,
  confirmTwoSteps,
  endTwoSteps,
  getTwoSteps,
  renewRecoveryCodes,
} from '@atrium/contract/two-steps';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';
import { useSaving } from '../../ui/use-saving.ts';

export interface Proof {
  currentPassword: string;
  code: string;
}

/** An account of its own changes it: with that, what is shown is asked again. */
export const twoStepsQuery = queryOptions({
  queryKey: ['account', 'two-steps'],
  queryFn: ({ signal }) => call(getTwoSteps, {}, { signal }),
  select: ({ twoSteps }) => twoSteps,
});

const touches = ['account', 'session'];

export function useBeginTwoSteps() {
  return useMutation({ mutationFn: (currentPassword: string) => call(beginTwoSteps, { body: { currentPassword } }) });
}

export function useConfirmTwoSteps() {
  return useSaving({ mutationFn: (code: string) => call(confirmTwoSteps, { body: { code } }), touches });
}

export function useRenewRecoveryCodes() {
  return useSaving({ mutationFn: (body: Proof) => call(renewRecoveryCodes, { body }), touches });
}

export function useEndTwoSteps() {
  const client = useQueryClient();
  return useSaving({
    mutationFn: (body: Proof) => call(endTwoSteps, { body }),
    touches,
    onSuccess: () => {
      const twoSteps = { isOn: false, since: null, recoveryCodesLeft: 0 };
      client.setQueryData(twoStepsQuery.queryKey, { twoSteps });
    },
  });
}
