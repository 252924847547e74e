import './mantine-styles.ts';
import { grantOf } from '@atrium/contract/grants';
import { type Action, areaOf, rightsFor, type Subject } from '@atrium/contract/policy';
import { Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../session/ability.ts';
import { useAccount } from '../session/session.ts';
import { grantWords, roleName } from './access/role-words.ts';
import { EmptyState } from './empty-state.tsx';
import { useFormat } from './format.ts';

interface ControlProps {
  onClick?: (event: MouseEvent) => void;
  'aria-disabled'?: boolean;
  'data-disabled'?: boolean;
}

interface Wanted {
  action: Action;
  subject: Subject;
}

interface WhyNotProps extends Wanted {
  /** A button. */
  children: ReactElement<ControlProps>;
}

/** A control that the account may not use stays where it is, greyed, and says on hover, focus and tap why: what it would take, and whom to ask. */
export function WhyNot({ action, subject, children }: WhyNotProps) {
  const ability = useAbility();
  const reason = useReason(action, subject);
  if (ability.can(action, subject)) return children;
  return (
    <Tooltip label={reason} multiline maw={280} openDelay={0} events={{ hover: true, focus: true, touch: true }}>
      {cloneElement(children, {
        'aria-disabled': true,
        'data-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    </Tooltip>
  );
}

/** In the place of what the account may not use, where a page is about nothing else. */
export function NotAllowed({ action, subject }: Wanted) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconLock size={20} stroke={1.5} />}
      title={t('roles.why.title')}
      text={useReason(action, subject)}
    />
  );
}

/** "You need: create users. Your role: Support. Ask an administrator." */
function useReason(action: Action, subject: Subject): string {
  const { t } = useTranslation();
  const format = useFormat();
  const role = useAccount()?.accessRole;
  const area = areaOf(subject);
  const grants = area === null ? [] : rightsFor(action).map((right) => grantOf(area, right));
  return [
    area === null ? t('roles.why.administrator') : t('roles.why.needs', { what: format.list(grantWords(grants, t)) }),
    role ? t('roles.why.role', { role: roleName(role, t) }) : t('roles.why.noRole'),
    t('roles.why.ask'),
  ].join(' ');
}
