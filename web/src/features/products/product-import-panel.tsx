import type { ImportedProduct } from '@atrium/contract/catalogue';
import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core';
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
import classes from './products.module.css';
import { useImportPreview, useImportProducts } from './products.queries.ts';

const example = 'Name,Brand,Category,Price,Stock\nBrass Lantern,Lantern Works,lighting,129.00,12';

/** Products of a spreadsheet: pasted or chosen, looked at, and then taken over all at once. */
export function ProductImportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('products.import.title')} onClose={onClose} size="lg">
      {(panel) => <ImportForm panel={panel} />}
    </SidePanel>
  );
}

function ImportForm({ panel }: { panel: PanelControls }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [csv, setCsv] = useState('');
  const preview = useImportPreview();
  const importing = useImportProducts();
  const rows = preview.data?.rows;
  const wanted = rows?.filter(({ action }) => action === 'add' || action === 'change').length ?? 0;
  const isRefused = rows?.some(({ action }) => action === 'refused') ?? false;
  const { setDirty } = panel;
  useEffect(() => setDirty(csv !== ''), [csv, setDirty]);
  const write = (text: string) => {
    setCsv(text);
    preview.reset();
  };
  const take = async () => {
    const { added, changed, changeId } = await importing.mutateAsync(csv);
    const values = { added: format.number(added), changed: format.number(changed) };
    notify({ message: t('products.import.said', values), undoChangeId: changeId });
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
          label={t('products.import.rows')}
          description={t('products.import.hint')}
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
                {t('products.import.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        {rows && <Preview rows={rows} />}
        {isRefused && <Alert color="warning">{t('products.import.mend')}</Alert>}
      </Stack>
      <FormActions
        submit={
          rows
            ? t('products.import.take', { count: wanted, formatted: format.number(wanted) })
            : t('products.import.check')
        }
        isSubmitting={preview.isPending || importing.isPending}
        isUnchanged={csv.trim() === '' || (rows !== undefined && (isRefused || wanted === 0))}
        failure={failure ? messageOf(failure) : null}
        onCancel={panel.close}
      />
    </form>
  );
}

const tones: Readonly<Record<ImportedProduct['action'], StatusTone>> = {
  add: 'success',
  change: 'info',
  same: 'neutral',
  refused: 'danger',
};

/** What each row comes to, and why one is refused. */
function Preview({ rows }: { rows: readonly ImportedProduct[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.preview}>
      <table className={classes.previewTable} aria-label={t('products.import.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('products.import.row')}</th>
            <th scope="col">{t('products.fields.name')}</th>
            <th scope="col">{t('products.import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, name, action, errors }) => (
            <tr key={row}>
              <td>{format.number(row)}</td>
              <td>
                <bdi>{name === '' ? '–' : name}</bdi>
                {errors.map(({ column, message }) => (
                  <Text key={`${column} ${message}`} size="xs" c="danger">
                    <bdi>{column}</bdi>: {localizedSentence(message)}
                  </Text>
                ))}
              </td>
              <td>
                <StatusBadge tone={tones[action]} label={t(`products.import.actions.${action}`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
