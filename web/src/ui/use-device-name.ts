import { readUserAgent } from '@atrium/contract/user-agent';
import { useTranslation } from 'react-i18next';

/** Names the program and the machine behind a user agent, as far as it tells. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const { browser, system } = readUserAgent(userAgent);
    if (browser && system) return t('sessions.browserOnSystem', { browser, system });
    return browser ?? system ?? t('sessions.unknownDevice');
  };
}
