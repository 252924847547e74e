import { createFileRoute } from '@tanstack/react-router';
import { CreditNoteViewPage } from '../../../../../../features/invoices/credit-notes/credit-note-view-page.tsx';
import { requireAbility } from '../../../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/credit-note/view/$id')({
  staticData: { titleKey: 'creditNotes.one' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <CreditNoteViewPage key={id} id={id} />;
}
