import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { NewCreditNote } from '@atrium/contract/credit-notes';
import type { WholeInvoice } from '@atrium/contract/invoices';
import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { notify } from '../../../ui/notify.tsx';
import type { PanelControls } from '../../../ui/side-panel.tsx';
import { accountZone, todayIn } from '../../../ui/zone-clock.ts';
import classes from '../document/invoice-view.module.css';
import { CreditNoteLines } from './credit-note-lines.tsx';
import {
  CreditNoteInput,
  type CreditNoteValues,
  creditedCents,
  creditKinds,
  type WhatIsLeft,
} from './credit-note-values.ts';
import { useAddCreditNote } from './credit-notes.queries.ts';

interface CreditNoteFormProps {
  whole: WholeInvoice;
  left: WhatIsLeft;
  panel: PanelControls;
}

export function CreditNoteForm({ whole, left, panel }: CreditNoteFormProps) {
  const { t } = useTranslation();
  const contractForm = useCreditNoteForm(whole, panel);
  const { form } = contractForm;
  const { kind } = form.values;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('creditNotes.add')}>
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label={t('creditNotes.what')}
          data={creditKinds.map((value) => ({ value, label: t(`creditNotes.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
        />
        {kind !== 'all' && <CreditNoteLines whole={whole} credited={left.credited} form={form} />}
        <Outcome whole={whole} left={left} values={form.values} />
        <DayField label={t('creditNotes.issuedDate')} withAsterisk {...form.getInputProps('issuedDate')} />
        <Textarea
          label={t('creditNotes.reason')}
          description={t('creditNotes.reasonHint')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </PanelForm>
  );
}

/** What is credited with its tax, and what is owed then. */
function Outcome({ whole, left, values }: Omit<CreditNoteFormProps, 'panel'> & { values: CreditNoteValues }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { balanceCents, currency } = whole.invoice;
  const money = (cents: number) => format.money(cents, currency);
  const cents = creditedCents(whole, left, values);
  const balance = balanceCents - cents;
  return (
    <div role="status">
      <p className={classes.balance}>
        <span>{t('creditNotes.total')}</span>
        <strong>{money(cents)}</strong>
      </p>
      <p className={classes.balance}>
        <span>{t(balance < 0 ? 'creditNotes.creditThen' : 'creditNotes.balanceThen')}</span>
        <span>{money(Math.abs(balance))}</span>
      </p>
      {cents > left.leftCents && (
        <Text size="sm" c="var(--atrium-danger-text)" mt="xs">
          {t('creditNotes.mostLeft', { amount: money(left.leftCents) })}
        </Text>
      )}
    </div>
  );
}

function useCreditNoteForm({ invoice, lines }: WholeInvoice, { finish }: PanelControls) {
  const { t } = useTranslation();
  const once = useMakingOnce();
  const { mutateAsync } = useAddCreditNote(invoice.id);
  const today = todayIn(accountZone());
  const isAhead = invoice.issuedDate > today;
  return useContractForm<CreditNoteValues, NewCreditNote>({
    schema: CreditNoteInput,
    initialValues: {
      kind: 'all',
      issuedDate: isAhead ? invoice.issuedDate : today,
      reason: '',
      lines: lines.map(() => ({ quantityThousandths: 0, netCents: 0 })),
    },
    submit: async (written) => {
      const { creditNote, changeId } = await once((idempotencyKey) => mutateAsync({ ...written, idempotencyKey }));
      notify({
        message: t('creditNotes.said.added', { number: creditNote.id, invoice: invoice.id }),
        undoChangeId: changeId,
        opens: { to: `/apps/invoice/credit-note/view/${creditNote.id}` },
      });
      finish();
    },
  });
}
