import type { MailRule } from '@atrium/contract/mail-rules';
import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconFilterCog, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import moving from '../../../ui/move-handle.module.css';
import contacts from '../contacts/contacts.module.css';
import { MailRuleRow } from './mail-rule-row.tsx';
import { mailRulesQuery } from './mail-rules.queries.ts';
import { useRuleOrder } from './use-rule-order.ts';

interface MailRuleListProps {
  onAdd: () => void;
  onEdit: (rule: MailRule) => void;
}

export function MailRuleList(props: MailRuleListProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <Stack gap={12}>
      {ability.can('create', 'Mail') && (
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={props.onAdd}>
          {t('mail.rules.add')}
        </Button>
      )}
      <Rules {...props} />
    </Stack>
  );
}

function Rules(props: MailRuleListProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(mailRulesQuery);
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Skeleton height={160} role="status" aria-label={t('table.loading')} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<IconFilterCog size={20} stroke={1.5} />}
        title={t('mail.rules.none.title')}
        text={t('mail.rules.none.text')}
      />
    );
  }
  return <RulesInOrder rules={data} onEdit={props.onEdit} />;
}

function RulesInOrder({ rules, onEdit }: Pick<MailRuleListProps, 'onEdit'> & { rules: readonly MailRule[] }) {
  const { t } = useTranslation();
  const { movesOf, dropOf, draggedId, said } = useRuleOrder(rules);
  return (
    <>
      <Text c="dimmed">{t('mail.rules.text')}</Text>
      <ul className={contacts.list} aria-label={t('mail.rules.title')} data-drag-group>
        {rules.map((rule) => (
          <li
            key={rule.id}
            className={`${contacts.row} ${moving.movable}`}
            data-drag-id={rule.id}
            data-drop={dropOf(rule)}
            data-dragged={draggedId === rule.id || undefined}
          >
            <MailRuleRow rule={rule} moves={movesOf(rule)} onEdit={onEdit} />
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
