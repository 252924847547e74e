import '@mantine/core/styles/Checkbox.css';
import type { ImportOutcome, ImportPreview, TableImport, TableToImport } from '@atrium/contract/table-imports';
import { Button, Checkbox, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import type { CellWords } from '../data-table/data-table.types.ts';
import { givenWords } from '../data-table/exported-columns.ts';
import { useFormat } from '../format.ts';
import { FormActions } from '../forms/form-actions.tsx';
import { notify } from '../notify.tsx';
import { type PanelControls, SidePanel } from '../side-panel.tsx';
import { useSaving } from '../use-saving.ts';
import { ImportedRows, type ImportedWords } from './imported-rows.tsx';
import { type ColumnLabels, exampleOf, withServerNames } from './named-columns.ts';
import { textOf } from './text-of.ts';

interface ImportPanelProps {
  title: string;
  /** Where rows come from, and what finds the thing that one changes. */
  hint: string;
  /** What a row may say, by the names of the columns. */
  example: Readonly<Record<string, string>>;
  /** What a person calls the columns. */
  columns: ColumnLabels;
  /** What a person calls the values of some columns. */
  words: Readonly<Record<string, CellWords>>;
  /** How the preview writes what was understood. */
  valueWords: ImportedWords;
  /** The heading of what a row is called. */
  nameLabel: string;
  /** What the button says when so many rows are to be imported. */
  takeLabel: (count: number) => string;
  preview: (table: TableToImport) => Promise<ImportPreview>;
  take: (table: TableImport) => Promise<ImportOutcome>;
  /** Whose queries are asked again. */
  entity: string;
  onClose: () => void;
}

/** Rows of a spreadsheet: pasted or chosen, looked at, and then taken over, all of them or those that are right. */
export function ImportPanel(props: ImportPanelProps) {
  return (
    <SidePanel title={props.title} onClose={props.onClose} size="lg">
      {(panel) => <ImportForm panel={panel} {...props} />}
    </SidePanel>
  );
}

function ImportForm({
  panel,
  hint,
  example,
  columns,
  valueWords,
  nameLabel,
  takeLabel,
  ...props
}: ImportPanelProps & { panel: PanelControls }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { csv, write, rows, ask, isAsking, failure, leavesOutRefused, setLeavesOutRefused } = useImport(
    { ...props, columns },
    panel,
  );
  const wanted = rows?.filter(({ action }) => action === 'add' || action === 'change').length ?? 0;
  const refused = rows?.filter(({ action }) => action === 'refused').length ?? 0;
  const isIdle = rows !== undefined && (wanted === 0 || (refused > 0 && !leavesOutRefused));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Stack gap="md">
        <Textarea
          label={t('imports.rows')}
          description={hint}
          placeholder={exampleOf(columns, [example])}
          data-autofocus
          autosize
          minRows={6}
          maxRows={12}
          dir="ltr"
          value={csv}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <FileChoice onText={write} />
        {rows && <ImportedRows rows={rows} nameLabel={nameLabel} columns={columns} valueWords={valueWords} />}
        {refused > 0 && (
          <Checkbox
            label={t('imports.leaveOut', { count: refused, formatted: number(refused) })}
            checked={leavesOutRefused}
            onChange={({ currentTarget }) => setLeavesOutRefused(currentTarget.checked)}
          />
        )}
      </Stack>
      <FormActions
        submit={rows ? takeLabel(wanted) : t('imports.check')}
        isSubmitting={isAsking}
        isUnchanged={csv.trim() === '' || isIdle}
        failure={failure ? messageOf(failure) : null}
        onCancel={panel.close}
      />
    </form>
  );
}

/** A file that was mended meanwhile can be chosen again: a field that keeps its file does not say that it is the same. */
function FileChoice({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation();
  const forget = useRef<() => void>(null);
  const take = (file: File | null) => {
    forget.current?.();
    void file?.arrayBuffer().then((bytes) => onText(textOf(bytes)));
  };
  return (
    <Group>
      <FileButton resetRef={forget} accept=".csv,.tsv,.txt,text/csv" onChange={take}>
        {(props) => (
          <Button variant="default" leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />} {...props}>
            {t('imports.choose')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

type Asked = Pick<ImportPanelProps, 'columns' | 'words' | 'preview' | 'take' | 'entity'>;

/** What was written, what it would do, and doing it: one button asks for the one and then for the other. */
function useImport({ columns, words, preview, take, entity }: Asked, { setDirty, finish }: PanelControls) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [csv, setCsv] = useState('');
  const [leavesOutRefused, setLeavesOutRefused] = useState(false);
  useEffect(() => setDirty(csv !== ''), [csv, setDirty]);
  // What is wrong with a table is said in the form.
  const looking = useMutation({ mutationFn: preview });
  const taking = useSaving({
    mutationFn: take,
    touches: [entity],
    onSuccess: ({ added, changed, leftOut, changeId }) => {
      const values = { added: number(added), changed: number(changed), leftOut: number(leftOut) };
      notify({ message: t(leftOut > 0 ? 'imports.saidLeftOut' : 'imports.said', values), undoChangeId: changeId });
      finish();
    },
  });
  const write = (text: string) => {
    setCsv(text);
    looking.reset();
    taking.reset();
  };
  const rows = looking.data?.rows;
  const ask = () => {
    const cellWords = Object.entries(words).flatMap(([column, ofColumn]) => givenWords(column, ofColumn));
    const table = { csv: withServerNames(csv, columns), cellWords };
    if (rows) taking.mutate({ ...table, leavesOutRefused });
    else looking.mutate(table);
  };
  const isAsking = looking.isPending || taking.isPending;
  return {
    csv,
    write,
    rows,
    ask,
    isAsking,
    failure: looking.error ?? taking.error,
    leavesOutRefused,
    setLeavesOutRefused,
  };
}
