import type { ImportedRow } from '@atrium/contract/table-imports';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { localizedSentence } from '../../backend/localized-sentence.ts';
import { useFormat } from '../format.ts';
import { StatusBadge, type StatusTone } from '../status-badge.tsx';
import classes from './imported-rows.module.css';
import type { ColumnLabels } from './named-columns.ts';

const tones: Readonly<Record<ImportedRow['action'], StatusTone>> = {
  add: 'success',
  change: 'info',
  same: 'neutral',
  refused: 'danger',
};

type ImportedValue = ImportedRow['values'][number]['value'];

/** How values are written, by their columns. Those of a column that is left out are not shown. */
export type ImportedWords = Readonly<Record<string, (value: ImportedValue) => string>>;

interface ImportedRowsProps {
  rows: readonly ImportedRow[];
  /** The heading of what a row is called. */
  nameLabel: string;
  columns: ColumnLabels;
  valueWords: ImportedWords;
}

/** What each row comes to: how it was understood, and why one is refused. */
export function ImportedRows({ rows, nameLabel, columns, valueWords }: ImportedRowsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('imports.preview')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{nameLabel}</th>
            <th scope="col">{t('imports.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, name, action, values, errors }) => (
            <tr key={row}>
              <td>{number(row)}</td>
              <td>
                <bdi>{name === '' ? '–' : name}</bdi>
                <Values values={values} columns={columns} valueWords={valueWords} />
                {errors.map(({ column, message }) => (
                  <Text key={`${column} ${message}`} size="xs" c="danger">
                    <bdi>{columns[column] ?? column}</bdi>: {localizedSentence(message)}
                  </Text>
                ))}
              </td>
              <td>
                <StatusBadge tone={tones[action]} label={t(`imports.actions.${action}`)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Values({
  values,
  columns,
  valueWords,
}: Pick<ImportedRow, 'values'> & Omit<ImportedRowsProps, 'rows' | 'nameLabel'>) {
  const written = values.flatMap(({ column, value }) => {
    const text = valueWords[column]?.(value);
    return text === undefined ? [] : [{ column, text }];
  });
  if (written.length === 0) return null;
  return (
    <dl className={classes.values}>
      {written.map(({ column, text }) => (
        <div key={column}>
          <dt>{columns[column] ?? column}</dt>
          <Text component="dd" inherit lineClamp={3}>
            <bdi>{text}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}
