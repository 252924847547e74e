import '../mantine-styles.ts';
import { abilityOf, grantsHeld } from '@atrium/contract/policy';
import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../session/session.ts';
import { storedAccount } from '../../session/stored-session.ts';
import { grantWords } from '../access/role-words.ts';
import { useFormat } from '../format.ts';

/** In a form that somebody writes in who has just lost rights: which, and what becomes of what they have written. */
export function TakenRights() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const before = grantsHeld(abilityOf(useAccount()?.ability ?? []));
  const now = grantsHeld(abilityOf(storedAccount()?.ability ?? []));
  const taken = before.filter((grant) => !now.includes(grant));
  return (
    <Alert color="warning" role="alert" mt="md" title={t('roles.taken.title')}>
      {t('roles.taken.text', { what: list(grantWords(taken, t)) })} {t('roles.why.ask')}
    </Alert>
  );
}
