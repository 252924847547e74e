import { messageOf } from '../backend/backend-error.ts';
import { chooseLanguage, currentLanguage } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { notify } from '../ui/notify.tsx';

/** Shows another language, which is then the account's too. */
export async function switchLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language);
    // Another one was chosen meanwhile, and is kept in its place.
    if (language !== currentLanguage()) return;
    const { keepLanguage } = await import('./keep-language.ts');
    await keepLanguage(language);
  } catch (error) {
    notify({ message: messageOf(error), tone: 'error' });
  }
}
