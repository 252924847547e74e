import { Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { contactQuery } from '../chat.queries.ts';
import { useReport } from '../chat-commands.queries.ts';
import classes from '../chat-panels.module.css';
import { groupQuery } from '../groups/groups.queries.ts';
import type { PartnerId } from './partner.ts';
import { ReportValues } from './report-values.ts';

/** Tells the administrators of somebody, or of a group, and why. */
export function ReportPanel({ open, onClose }: { open: PartnerId; onClose: () => void }) {
  const { t } = useTranslation();
  const name = useNameOf(open);
  return (
    <SidePanel title={t('chat.report.title', { name })} onClose={onClose}>
      {(panel) => <ReportForm open={open} name={name} panel={panel} />}
    </SidePanel>
  );
}

function useNameOf({ kind, id }: PartnerId): string {
  const contact = useQuery({ ...contactQuery(id), enabled: kind === 'contact' });
  const group = useQuery({ ...groupQuery(id), enabled: kind === 'group' });
  return contact.data?.fullName ?? group.data?.name ?? '';
}

function ReportForm({ open, name, panel }: { open: PartnerId; name: string; panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutateAsync } = useReport(open, name);
  const contractForm = useContractForm<ReportValues, ReportValues>({
    schema: ReportValues,
    initialValues: { reason: '' },
    submit: async (values) => {
      await mutateAsync(values);
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('chat.report.send')}>
      <Stack gap={16}>
        <p className={classes.muted}>
          {t(open.kind === 'group' ? 'chat.report.groupText' : 'chat.report.text', { name })}
        </p>
        <Textarea
          label={t('chat.report.reason')}
          withAsterisk
          data-autofocus
          autosize
          minRows={4}
          dir="auto"
          {...form.getInputProps('reason')}
        />
      </Stack>
    </PanelForm>
  );
}
