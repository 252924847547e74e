import '@mantine/core/styles/Switch.css';
import type { MailRule } from '@atrium/contract/mail-rules';
import { Menu, Switch, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.ts';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { MoveHandle } from '../../../ui/move-handle.tsx';
import contacts from '../contacts/contacts.module.css';
import mailClasses from '../thread/mail-detail.module.css';
import classes from './mail-rules.module.css';
import { useApplyMailRule, useDeleteMailRule, useSwitchMailRule } from './mail-rules.queries.ts';
import type { RuleMoves } from './use-rule-order.ts';
import { useRuleWords } from './use-rule-words.ts';

interface MailRuleRowProps {
  rule: MailRule;
  moves: RuleMoves;
  onEdit: (rule: MailRule) => void;
}

/** What a rule says, with its place among the others, and what can be done with it. */
export function MailRuleRow({ rule, moves, onEdit }: MailRuleRowProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const { conditions, deeds } = useRuleWords()(rule);
  const turn = useSwitchMailRule();
  const isOneOfSeveral = moves.up !== null || moves.down !== null;
  return (
    <>
      {ability.can('update', 'Mail') && isOneOfSeveral && (
        <MoveHandle id={rule.id} label={t('mail.rules.move', { conditions })} handle={moves.handle} />
      )}
      <span className={contacts.who}>
        <Text className={classes.sentence} c={rule.isOn ? undefined : 'dimmed'}>
          {conditions}
        </Text>
        <Text className={classes.sentence} size="sm" c="dimmed">
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
      <RuleMenu rule={rule} conditions={conditions} moves={moves} onEdit={onEdit} />
    </>
  );
}

interface RuleMenuProps extends MailRuleRowProps {
  conditions: string;
}

function RuleMenu({ rule, conditions, moves, onEdit }: RuleMenuProps) {
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
              {moves.up && <Menu.Item onClick={moves.up}>{t('mail.rules.up')}</Menu.Item>}
              {moves.down && <Menu.Item onClick={moves.down}>{t('mail.rules.down')}</Menu.Item>}
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
