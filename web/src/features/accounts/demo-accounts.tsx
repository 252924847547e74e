import type { Configuration } from '@atrium/contract/configuration';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useConfiguration } from '../../backend/configuration.ts';
import { Note } from '../../plain/note.tsx';
import classes from './demo-accounts.module.css';

type DemoAccount = Configuration['demoAccounts'][number];

interface DemoAccountsProps {
  /** Somebody is about to choose. */
  onApproach: () => void;
  onChoose: (account: DemoAccount) => Promise<unknown>;
}

/** While there is sample data: the accounts that come with it, one click away. */
export function DemoAccounts({ onApproach, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation();
  const configuration = useConfiguration();
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose(account: DemoAccount): Promise<void> {
    setChosen(account.email);
    setFailure(null);
    try {
      await onChoose(account);
    } catch (error) {
      setFailure(messageOf(error));
      setChosen(null);
    }
  }

  if (!configuration?.sampleData || configuration.demoAccounts.length === 0) return null;
  return (
    <fieldset className={classes.box}>
      <legend className={classes.title}>{t('accounts.signIn.demo')}</legend>
      {configuration.demoAccounts.map((account) => (
        <button
          key={account.email}
          type="button"
          className={classes.account}
          aria-disabled={chosen !== null || undefined}
          onFocus={onApproach}
          onPointerEnter={onApproach}
          onClick={() => chosen === null && void choose(account)}
        >
          <span className={classes.name}>{account.name}</span>
          <span className={classes.email}>{account.email}</span>
          <IconArrowRight size={18} stroke={1.75} aria-hidden />
        </button>
      ))}
      {failure && <Note tone="danger">{failure}</Note>}
    </fieldset>
  );
}
