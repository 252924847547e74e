import { createFileRoute } from '@tanstack/react-router';
import { ChangeListPage } from '../../../features/changes/change-list-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/changes')({
  staticData: { titleKey: 'changes.title' },
  beforeLoad: () => requireAbility('read', 'Change'),
  component: ChangeListPage,
});
