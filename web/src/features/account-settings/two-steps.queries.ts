import {
  beginTwoSteps,
  confirmTwoSteps,
  endTwoSteps,
  getTwoSteps,
  renewRecoveryCodes,
} from '@atrium/contract/two-steps';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../backend/client.ts';

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

const afterwards = (client: QueryClient) => () =>
  Promise.all(['account', 'session'].map((entity) => client.invalidateQueries({ queryKey: [entity] })));

export function useBeginTwoSteps() {
  return useMutation({ mutationFn: (currentPassword: string) => call(beginTwoSteps, { body: { currentPassword } }) });
}

export function useConfirmTwoSteps() {
  const onSuccess = afterwards(useQueryClient());
  return useMutation({ mutationFn: (code: string) => call(confirmTwoSteps, { body: { code } }), onSuccess });
}

export function useRenewRecoveryCodes() {
  const onSuccess = afterwards(useQueryClient());
  return useMutation({ mutationFn: (body: Proof) => call(renewRecoveryCodes, { body }), onSuccess });
}

export function useEndTwoSteps() {
  const onSuccess = afterwards(useQueryClient());
  return useMutation({ mutationFn: (body: Proof) => call(endTwoSteps, { body }), onSuccess });
}
