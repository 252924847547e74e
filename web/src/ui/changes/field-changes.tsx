import type { Change } from '@atrium/contract/changes';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './field-changes.module.css';
import { fieldChanges } from './field-differences.ts';
import { useFieldWords } from './field-value.tsx';

/** Field by field, what was and what is. */
export function FieldChanges({ change }: { change: Change }) {
  const { t } = useTranslation();
  const words = useFieldWords();
  const fields = fieldChanges(change);
  if (fields.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('changes.noFields')}
      </Text>
    );
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('changes.field')}</th>
          {change.action !== 'create' && <th scope="col">{t('changes.before')}</th>}
          {change.action !== 'delete' && <th scope="col">{t('changes.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">{words.nameOf(path)}</th>
            {change.action !== 'create' && (
              <td>
                <bdi className={classes.before}>{words.valueOf(path, before)}</bdi>
              </td>
            )}
            {change.action !== 'delete' && (
              <td>
                <bdi className={classes.after}>{words.valueOf(path, after)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
