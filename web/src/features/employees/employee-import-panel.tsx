import type { ImportedEmployee } from '@atrium/contract/employee-records';
import { Button, Checkbox, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { localizedSentence } from '../../backend/localized-sentence.ts';
import { useFormat } from '../../ui/format.ts';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { notify } from '../../ui/notify.tsx';
import { type PanelControls, SidePanel } from '../../ui/side-panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import classes from './employees.module.css';
import { useImportEmployees, useImportPreview } from './employees.queries.ts';

const example =
  'Name,Post,E-mail,City,Started,Salary,Age\nMira Okafor,Lamp Fitter,mira.okafor@lanternworks.example,Lagos,2026-03-02,31000.00,31';

/** Employees of a spreadsheet: pasted or chosen, looked at, and then taken over, all of them or those that are right. */
export function EmployeeImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('employees.import.title')} onClose={onClose} size="lg">
      {(panel) => <ImportForm panel={panel} />}
    </SidePanel>
  );
}

function ImportForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [csv, setCsv] = useState('');
  const [leavesOutRefused, setLeavesOutRefused] = useState(false);
  const preview = useImportPreview();
  const importing = useImportEmployees();
  const rows = preview.data?.rows;
  const wanted = rows?.filter(({ action }) => action === 'add' || action === 'change').length ?? 0;
  const refused = rows?.filter(({ action }) => action === 'refused').length ?? 0;
  const { setDirty } = panel;
  useEffect(() => setDirty(csv !== ''), [csv, setDirty]);
  const write = (text: string) => {
    setCsv(text);
    preview.reset();
    importing.reset();
  };
  const take = async () => {
    const { added, changed, leftOut, changeId } = await importing.mutateAsync({ csv, leavesOutRefused });
    const values = { added: number(added), changed: number(changed), leftOut: number(leftOut) };
    notify({ message: t('employees.import.said', values), undoChangeId: changeId });
    panel.finish();
  };
  const failure = preview.error ?? importing.error;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (rows) void take().catch(() => undefined);
        else preview.mutate(csv);
      }}
    >
      <Stack gap="md">
        <Textarea
          label={t('employees.import.rows')}
          description={t('employees.import.hint')}
          placeholder={example}
          data-autofocus
          autosize
          minRows={6}
          maxRows={12}
          dir="ltr"
          value={csv}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Group>
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void file?.text().then(write)}>
            {(props) => (
              <Button variant="default" leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />} {...props}>
                {t('employees.import.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        {rows && <Preview rows={rows} />}
        {refused > 0 && (
          <Checkbox
            label={t('employees.import.leaveOut', { count: refused, formatted: number(refused) })}
            checked={leavesOutRefused}
            onChange={({ currentTarget }) => setLeavesOutRefused(currentTarget.checked)}
          />
        )}
      </Stack>
      <FormActions
        submit={
          rows ? t('employees.import.take', { count: wanted, formatted: number(wanted) }) : t('employees.import.check')
        }
        isSubmitting={preview.isPending || importing.isPending}
        isUnchanged={csv.trim() === '' || (rows !== undefined && (wanted === 0 || (refused > 0 && !leavesOutRefused)))}
        failure={failure ? messageOf(failure) : null}
        onCancel={panel.close}
      />
    </form>
  );
}

const tones: Readonly<Record<ImportedEmployee['action'], StatusTone>> = {
  add: 'success',
  change: 'info',
  same: 'neutral',
  refused: 'danger',
};

/** What each row comes to, and why one is refused. */
function Preview({ rows }: { rows: readonly ImportedEmployee[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes.preview}>
      <table className={classes.previewTable} aria-label={t('employees.import.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('employees.import.row')}</th>
            <th scope="col">{t('employees.fields.fullName')}</th>
            <th scope="col">{t('employees.import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, name, action, errors }) => (
            <tr key={row}>
              <td>{number(row)}</td>
              <td>
                <bdi>{name === '' ? '–' : name}</bdi>
                {errors.map(({ column, message }) => (
                  <Text key={`${column} ${message}`} size="xs" c="danger">
                    <bdi>{column}</bdi>: {localizedSentence(message)}
                  </Text>
                ))}
              </td>
              <td>
                <StatusBadge tone={tones[action]} label={t(`employees.import.actions.${action}`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
