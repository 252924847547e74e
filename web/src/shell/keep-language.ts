import { readAccountSettings, setAccountDetails } from '@atrium/contract/account-settings';
import { call } from '../backend/client.ts';
import { queryClient } from '../backend/query-client.ts';
import type { Language } from '../i18n/languages.ts';

/** An account that has a language has the one that was chosen last; one that goes by the browser leaves it to each browser. */
export async function keepLanguage(language: Language): Promise<void> {
  const { details } = await call(readAccountSettings, {});
  if (details.language === '' || details.language === language) return;
  await call(setAccountDetails, { body: { language } });
  const settings = { queryKey: ['account-settings'] };
  // Opened later, the settings would first show, and follow, the language before.
  queryClient.removeQueries({ ...settings, type: 'inactive' });
  await queryClient.invalidateQueries(settings);
}
