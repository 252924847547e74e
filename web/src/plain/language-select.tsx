import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../i18n/i18n.ts';
import { isLanguage, languageNames, languages } from '../i18n/languages.ts';
import classes from './language-select.module.css';

export function LanguageSelect() {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: string): Promise<void> {
    if (!isLanguage(language)) return;
    try {
      await chooseLanguage(language);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={classes.language}>
      <IconLanguage size={18} stroke={1.75} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('common.language')}
        value={currentLanguage()}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      {hasFailed && <span role="alert">{t('common.languageFailed')}</span>}
    </div>
  );
}
