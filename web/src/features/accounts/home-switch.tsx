import { useTranslation } from 'react-i18next';
import { canSwitchHome, home, switchHome } from '../../backend/home.ts';
import { LinkButton } from '../../plain/button.tsx';

/** Leads this tab to the back end in the browser, and back. */
export function HomeSwitch() {
  const { t } = useTranslation();
  if (!canSwitchHome) return null;
  const other = home === 'server' ? 'browser' : 'server';
  return <LinkButton onClick={() => switchHome(other)}>{t(`accounts.home.${other}`)}</LinkButton>;
}
