import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import { resetDemo } from '../backend/home.ts';
import { stayMeanwhile } from '../session/session.ts';
import { notify } from '../ui/notify.tsx';
import { useConfirm } from '../ui/use-confirm.tsx';

interface DemoReset {
  reset: () => void;
  isResetting: boolean;
  /** The question before it, to be rendered by who offers the reset. */
  dialog: ReactNode;
}

/** Throws away what was done in the browser's own home and starts it with the sample data again. */
export function useDemoReset(): DemoReset {
  const { t } = useTranslation();
  const { confirm, dialog } = useConfirm();
  const [isResetting, setIsResetting] = useState(false);

  async function askAndReset(): Promise<void> {
    const isWanted = await confirm({
      title: t('shell.reset.title'),
      text: t('shell.reset.text'),
      confirm: t('shell.reset.confirm'),
      isDanger: true,
    });
    if (!isWanted) return;
    setIsResetting(true);
    const goOn = stayMeanwhile();
    try {
      await resetDemo();
      location.assign(`${import.meta.env.BASE_URL}login`);
    } catch (error) {
      goOn();
      notify({ message: messageOf(error), tone: 'error' });
      setIsResetting(false);
    }
  }

  return { isResetting, dialog, reset: () => void askAndReset() };
}
