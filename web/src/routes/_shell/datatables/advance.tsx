import { createFileRoute } from '@tanstack/react-router';
import { AdvancedTablesPage } from '../../../features/employees/advanced-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/datatables/advance')({
  staticData: { titleKey: 'employees.advancedTitle' },
  beforeLoad: () => requireAbility('read', 'Employee'),
  component: AdvancedTablesPage,
});
