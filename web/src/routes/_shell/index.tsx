import { createFileRoute, redirect } from '@tanstack/react-router';
import { storedAccount } from '../../session/stored-session.ts';

/** Home is the dashboard of the shop, the list of users, or else the first page of the menu that the account may see. */
export const Route = createFileRoute('/_shell/')({
  beforeLoad: async () => {
    const { abilityOfAccount } = await import('../../session/ability.ts');
    const ability = abilityOfAccount(storedAccount());
    if (ability.can('read', 'Analytics')) throw redirect({ to: '/dashboard/ecommerce', replace: true });
    if (ability.can('read', 'User')) throw redirect({ to: '/apps/user/list', replace: true });
    const [{ firstPage }, { menuSections }] = await Promise.all([
      import('../../shell/menu-tree.ts'),
      import('../../shell/menu-entries.ts'),
    ]);
    throw redirect({ to: firstPage(menuSections, ability) ?? '/access-control', replace: true });
  },
});
