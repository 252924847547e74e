import '@mantine/core/styles/Switch.css';
import type { MailRule } from '@atrium/contract/mail-rules';
import { Button, Menu, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { IconDots, IconFilterCog, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import classes from './contacts.module.css';
import mailClasses from './mail-detail.module.css';
import rules from './mail-rules.module.css';
import { mailRulesQuery, useApplyMailRule, useDeleteMailRule, useSwitchMailRule } from './mail-rules.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

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
  return (
    <>
      <Text c="dimmed">{t('mail.rules.text')}</Text>
      <ul className={classes.list} aria-label={t('mail.rules.title')}>
        {data.map((rule) => (
          <RuleRow key={rule.id} rule={rule} {...props} />
        ))}
      </ul>
    </>
  );
}

function RuleRow({ rule, onEdit }: MailRuleListProps & { rule: MailRule }) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { conditions, deeds } = useRuleWords()(rule);
  const turn = useSwitchMailRule();
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Text className={rules.sentence} c={rule.isOn ? undefined : 'dimmed'}>
          {conditions}
        </Text>
        <Text className={rules.sentence} size="sm" c="dimmed">
          {deeds}
        </Text>
      </span>
      {ability.can('update', 'Mail') && (
        <Switch
          aria-label={t('mail.rules.isOn', { conditions })}
          checked={rule.isOn}
          onChange={() => turn.mutate(rule)}
        />
      )}
      <RuleMenu rule={rule} conditions={conditions} onEdit={onEdit} />
    </li>
  );
}

interface RuleMenuProps extends Pick<MailRuleListProps, 'onEdit'> {
  rule: MailRule;
  conditions: string;
}

function RuleMenu({ rule, conditions, onEdit }: RuleMenuProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const apply = useApplyMailRule();
  const remove = useDeleteMailRule();
  if (!ability.can('update', 'Mail') && !ability.can('delete', 'Mail')) return null;
  return (
    <LazyMenu
      label={t('mail.rules.actionsOf', { conditions })}
      icon={<IconDots size={18} stroke={1.5} aria-hidden />}
      className={mailClasses.menuButton}
    >
      {() => (
        <>
          {ability.can('update', 'Mail') && (
            <>
              <Menu.Item onClick={() => onEdit(rule)}>{t('mail.rules.edit')}</Menu.Item>
              <Menu.Item onClick={() => apply.mutate(rule)}>{t('mail.rules.apply')}</Menu.Item>
            </>
          )}
          {ability.can('delete', 'Mail') && (
            <Menu.Item color="danger" onClick={() => remove.mutate(rule)}>
              {t('mail.rules.delete')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
