import { createFileRoute } from '@tanstack/react-router';
import { CreditNoteListPage } from '../../../../features/invoices/credit-notes/credit-note-list-page.tsx';
import { requireAbility } from '../../../../session/guards.ts';

export const Route = createFileRoute('/_shell/apps/invoice/credit-notes')({
  staticData: { titleKey: 'creditNotes.title' },
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  beforeLoad: () => requireAbility('read', 'Invoice'),
  component: CreditNoteListPage,
});
