import type { Effect } from '@atrium/contract/roles';
import { Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { grantWords } from '../../ui/access/role-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './roles.module.css';
import { type RoleDraft, rolePreviewQuery } from './roles.queries.ts';

/** Before one saves: who would gain and who would lose what, as the server knows them at this moment. */
export function RoleEffects({ draft }: { draft: RoleDraft }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...rolePreviewQuery(draft), placeholderData: keepPreviousData });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <section className={classes.effects} aria-label={t('roles.effects.title')} aria-live="polite">
      <h3 className={classes.heading}>{t('roles.effects.title')}</h3>
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('roles.effects.nobody')}
        </Text>
      )}
      <ul className={classes.lines}>
        {data?.map((effect) => (
          <EffectLine key={`${effect.kind} ${effect.isFullAccess} ${effect.grants.join()}`} effect={effect} />
        ))}
      </ul>
    </section>
  );
}

function EffectLine({ effect }: { effect: Effect }) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { kind, isFullAccess, grants, count, names } = effect;
  const what = isFullAccess ? t('roles.effects.everything') : list(grantWords(grants, t));
  const rest = count - names.length;
  const people = rest > 0 && names.length > 0 ? [...names, t('roles.more', { formatted: number(rest) })] : names;
  const Icon = kind === 'gain' ? IconPlus : IconMinus;
  return (
    <li className={classes.line} data-kind={kind}>
      <Icon size={16} stroke={2} aria-hidden />
      <span>
        {t(`roles.effects.${kind}`, { count, formatted: number(count), what })}
        <bdi className={classes.people}>{list(people)}</bdi>
      </span>
    </li>
  );
}
