import { createFileRoute } from '@tanstack/react-router';
import { AutocompletePage } from '../../../features/autocomplete/autocomplete-page.tsx';
import { requireAbility } from '../../../session/guards.ts';

export const Route = createFileRoute('/_shell/components/auto-complete')({
  staticData: { titleKey: 'autocomplete.title' },
  beforeLoad: () => requireAbility('read', 'Autocomplete'),
  component: AutocompletePage,
});
