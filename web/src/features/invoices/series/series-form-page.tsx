import '../../../ui/mantine-styles.ts';
import type { Addressee } from '@atrium/contract/clients';
import type { CustomField } from '@atrium/contract/custom-values';
import { daysApart, monthsAfter } from '@atrium/contract/days';
import { NewInvoiceSeries, type WholeInvoiceSeries } from '@atrium/contract/invoice-series';
import type { Invoice } from '@atrium/contract/invoices';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useBrandName, useHouseCurrency } from '../../../backend/configuration.ts';
import { useAbility } from '../../../session/ability.ts';
import { useAccount } from '../../../session/session.ts';
import { invoiceQuery } from '../../../ui/billing/invoice.queries.ts';
import { RecordTimelinePanel } from '../../../ui/changes/record-timeline.tsx';
import { useFormat } from '../../../ui/format.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { changedFields, useKnownValues } from '../../../ui/forms/use-known-values.ts';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import { notify } from '../../../ui/notify.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { accountZone, todayIn } from '../../../ui/zone-clock.ts';
import { clientQuery } from '../clients/clients.queries.ts';
import { customFieldsQuery } from '../custom-fields/custom-fields.queries.ts';
import { changedIn, valuesIn } from '../custom-fields/custom-values.ts';
import { DocumentLoaded } from '../document/document-loaded.tsx';
import classes from '../document/invoice-view.module.css';
import { DocumentMeanwhile } from '../form/document-meanwhile.tsx';
import { InvoiceForm } from '../form/invoice-form.tsx';
import {
  contentOf,
  type InvoiceValues,
  isSame,
  newInvoiceValues,
  type ScheduleValues,
  usualDefaults,
  valuesOf,
} from '../form/invoice-form-values.ts';
import { linesTogether } from '../form/lines-together.ts';
import { numberOfInvoice } from '../invoice-id.ts';
import { InvoiceNumber, InvoiceStatusLabel } from '../invoice-labels.tsx';
import { issuerQuery } from '../invoices.queries.ts';
import { useInvoiceDefaults } from '../settings/use-invoice-defaults.ts';
import { ScheduleFields, scheduleOf } from './schedule-fields.tsx';
import { seriesQuery, usePauseSeries, useSaveSeries } from './series.queries.ts';

const crumbs = [
  { titleKey: 'shell.menu.invoice' },
  { titleKey: 'billing.series.title', path: '/apps/invoice/series/list' },
];
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The editor of an invoice, with a schedule in the place of its days. */
const SeriesInput = z.pipe(
  z.transform((values: InvoiceValues): z.input<typeof NewInvoiceSeries> => {
    const { clientId, issuedDate: _, dueDate: __, schedule, ...written } = contentOf(values);
    if (!schedule) throw new Error('A series has a schedule.');
    // Without a client the contract complains of it.
    return { ...written, ...scheduleOf(schedule), clientId: clientId ?? Number.NaN };
  }),
  NewInvoiceSeries,
);

/** `?invoice=5012` begins with what that invoice says. */
export function SeriesAddPage() {
  const { invoice }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const id = numberOfInvoice(String(invoice));
  const { data, error } = useQuery({ ...invoiceQuery(id ?? 0), enabled: id !== null });
  const account = useAccount();
  const currency = useHouseCurrency();
  const { data: fields, isPending } = useQuery(customFieldsQuery);
  const defaults = useInvoiceDefaults();
  const isReady = id === null || (data !== undefined && !isPending) || error !== null;
  const values = data
    ? { ...valuesOf(data), customValues: valuesIn(fields ?? [], data.invoice.customValues) }
    : newInvoiceValues({ salesperson: account?.fullName ?? '', currency }, null, defaults ?? usualDefaults);
  return (
    <>
      <PageHeader titleKey="billing.series.addTitle" crumbs={crumbs} />
      {isReady && defaults ? (
        <SeriesEditor
          whole={null}
          begun={{ ...values, schedule: newSchedule(data?.invoice, defaults.paymentDays) }}
          client={data?.presentClient ?? null}
        />
      ) : (
        <Skeleton height={560} />
      )}
    </>
  );
}

/** What repeats an invoice goes on from it, on its day of the month and with its term to pay. */
function newSchedule(
  repeated: Pick<Invoice, 'issuedDate' | 'dueDate'> | undefined,
  paymentDays: number,
): ScheduleValues {
  return {
    every: 1,
    unit: 'month',
    firstDay: repeated ? monthlyFrom(repeated.issuedDate) : todayIn(accountZone()),
    ending: 'never',
    lastDay: '',
    times: 12,
    dueDays: repeated ? daysApart(repeated.issuedDate, repeated.dueDate) : paymentDays,
    delivery: 'draft',
  };
}

/** The first of its days in later months that is still to come. */
function monthlyFrom(day: string): string {
  const today = todayIn(accountZone());
  let months = 1;
  while (monthsAfter(day, months) < today) months += 1;
  return monthsAfter(day, months);
}

export function SeriesEditPage({ id: text }: { id: string }) {
  const { t } = useTranslation();
  const id = numberOfInvoice(text);
  const query = useQuery({ ...seriesQuery(id ?? 0), enabled: id !== null });
  const missing = (
    <MissingRecord
      title={t('billing.series.missing')}
      list="/apps/invoice/series/list"
      listLabel={t('billing.series.toList')}
    />
  );
  return (
    <>
      <PageHeader
        titleKey="billing.series.editTitle"
        crumbs={crumbs}
        actions={query.data && <PauseButton series={query.data.series} />}
      />
      <DocumentLoaded id={id} query={query} isKept missing={missing}>
        {(whole, isGone) => <EditSeries key={whole.series.id} whole={whole} isGone={isGone} />}
      </DocumentLoaded>
    </>
  );
}

function PauseButton({ series }: { series: WholeInvoiceSeries['series'] }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { mutate, isPending } = usePauseSeries();
  const isPaused = series.pausedAt !== null;
  if (ability.cannot('update', 'Invoice') || (series.nextOn === null && !isPaused)) return null;
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={isPaused ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
      onClick={() => mutate(series)}
    >
      {t(isPaused ? 'billing.series.resume' : 'billing.series.pause')}
    </Button>
  );
}

function valuesOfSeries({ series }: WholeInvoiceSeries): InvoiceValues {
  const { client, service, note, salesperson, paymentWay, showsPaymentTerms, showsNote, showsPaymentStub } = series;
  const { every, unit, firstDay, lastDay, times, dueDays, delivery } = series;
  const ending = lastDay !== null ? 'day' : times !== null ? 'times' : 'never';
  return {
    ...newInvoiceValues({ salesperson, currency: series.currency }, client),
    rateMillionths: series.rateMillionths,
    taxTreatment: series.taxTreatment,
    exemptionReason: series.exemptionReason,
    buyerReference: series.buyerReference,
    orderNumber: series.orderNumber,
    customValues: series.customValues,
    ...{ service, note, paymentWay, showsPaymentTerms, showsNote, showsPaymentStub },
    lines: series.lines.map((line, index) => ({ ...line, key: String(index) })),
    schedule: {
      ...{ every, unit, firstDay, dueDays, delivery },
      ending,
      lastDay: lastDay ?? '',
      times: times ?? 12,
    },
  };
}

/** Begins with what there is, and follows it until something is typed; from then on, what somebody else changes is told. */
function EditSeries({ whole, isGone }: { whole: WholeInvoiceSeries; isGone: boolean }) {
  const [begun] = useState(() => valuesOfSeries(whole));
  return (
    <>
      <SeriesEditor whole={whole} begun={begun} client={whole.series.client} isGone={isGone} />
      <div className={classes.below}>
        <Made whole={whole} />
        <RecordTimelinePanel entity="invoice-series" id={whole.series.id} currency={whole.series.currency} />
      </div>
    </>
  );
}

const noFields: readonly CustomField[] = [];

interface SeriesEditorProps {
  whole: WholeInvoiceSeries | null;
  begun: InvoiceValues;
  client: Addressee | null;
  isGone?: boolean;
}

function SeriesEditor({ whole, begun, client, isGone = false }: SeriesEditorProps) {
  const { t } = useTranslation();
  const brand = useBrandName();
  const [initial] = useState(begun);
  const { data: issuing } = useQuery(issuerQuery);
  const { data: fields = noFields } = useQuery(customFieldsQuery);
  const { contractForm, base, isBehind, load, isSaved } = useSeriesForm({ whole, fields, initial, isGone });
  const { form } = contractForm;
  const [chosen, setChosen] = useState<Addressee | null>(client);
  const { clientId } = form.values;
  const { data: asked } = useQuery({
    ...clientQuery(clientId ?? 0),
    enabled: clientId !== undefined && !chosen && !whole,
  });
  const choose = (one: Addressee) => {
    setChosen(one);
    form.setFieldValue('clientId', one.id);
  };
  const isDirty = !isSaved && !isSame(base, form.values);
  const shown = [chosen, whole?.series.client].find((one) => one?.id === clientId) ?? asked ?? null;
  const nobody = { name: brand, address: '', country: '', email: '', taxNumber: '' };
  const { issuer, paymentDetails } = issuing ?? { issuer: nobody, paymentDetails: null };
  return (
    <InvoiceForm
      contractForm={contractForm}
      client={shown}
      onClient={choose}
      preview={{ id: null, issuer, payments: [], paymentDetails }}
      fields={fields}
      isDirty={isDirty}
      canSave={whole === null || isDirty}
      notice={
        <DocumentMeanwhile
          isGone={isGone}
          isBehind={isBehind}
          deleted={t('billing.series.deleted')}
          changed={t('billing.series.changed')}
          onLoad={load}
        />
      }
      facts={<ScheduleFields form={form} made={whole?.series.made ?? 0} />}
    />
  );
}

interface SeriesForm {
  whole: WholeInvoiceSeries | null;
  fields: readonly CustomField[];
  initial: InvoiceValues;
  isGone: boolean;
}

function useSeriesForm({ whole, fields, initial, isGone }: SeriesForm) {
  const id = whole?.series.id ?? null;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSaved, setIsSaved] = useState(false);
  const saving = useSaveSeries(id);
  const contractForm = useContractForm<InvoiceValues, NewInvoiceSeries>({
    schema: SeriesInput,
    initialValues: initial,
    isGone,
    submit: async (written) => {
      const changes = whole ? changedFields(SeriesInput.parse(base), written) : {};
      const own = contractForm.form.getValues();
      if (changes.customValues) changes.customValues = changedIn(fields, base.customValues, own.customValues);
      if (changes.lines) changes.lines = linesTogether(base, valuesKept(whole), own);
      const customValues = valuesIn(fields, written.customValues);
      const { changeId } = await saving.mutateAsync({ written: { ...written, customValues }, changes });
      setIsSaved(true);
      notify({
        message: t(id === null ? 'billing.series.said.added' : 'billing.series.said.saved'),
        undoChangeId: changeId,
      });
      await navigate({ to: '/apps/invoice/series/list', ignoreBlocker: true });
    },
  });
  const valuesKept = (latest: WholeInvoiceSeries | null) => (latest ? valuesOfSeries(latest) : initial);
  const { known, isBehind, load } = useKnownValues(contractForm, whole, valuesKept);
  const base = valuesKept(known);
  return { contractForm, base, isBehind: isBehind && !isSaved, load, isSaved };
}

/** What came of it so far, the latest first. */
function Made({ whole: { invoices } }: { whole: WholeInvoiceSeries }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('billing.series.madeTitle')}>
      {invoices.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('billing.series.madeNone')}
        </Text>
      )}
      <ul className={classes.payments}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={classes.payment}>
            <span className={classes.paymentWords}>
              <InvoiceNumber id={invoice.id} /> · {format.day(invoice.issuedDate)}
            </span>
            <InvoiceStatusLabel invoice={invoice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
