import { readAccountSettings } from '@atrium/contract/account-settings';
import { call } from '../../backend/client.ts';
import { applySettings } from '../../i18n/account-choices.ts';

/** Language and time zone are the account's, wherever it signs in. */
export async function followSettings(): Promise<void> {
  try {
    const { details } = await call(readAccountSettings, {});
    await applySettings(details);
  } catch {
    // This browser's own stay until the settings are opened.
  }
}
