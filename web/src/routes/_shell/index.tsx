import { createFileRoute, redirect } from '@tanstack/react-router';
import { storedAccount } from '../../session/stored-session.ts';

/** Home is the first page that the account may see. */
export const Route = createFileRoute('/_shell/')({
  beforeLoad: async () => {
    const { abilityOfAccount } = await import('../../session/ability.ts');
    const canReadUsers = abilityOfAccount(storedAccount()).can('read', 'User');
    throw redirect({ to: canReadUsers ? '/apps/user/list' : '/access-control', replace: true });
  },
});
