import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import { chooseLanguage, currentLanguage } from '../i18n/i18n.ts';
import { type Language, languageNames, languages } from '../i18n/languages.ts';
import { notify } from '../ui/notify.tsx';
import { DropMenu } from './drop-menu.tsx';
import { DropMenuChoice } from './drop-menu-items.tsx';
import { IconButton } from './icon-button.tsx';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();
  const label = t('shell.language', { language: languageNames[current] });

  function choose(language: Language) {
    chooseLanguage(language).catch((error: unknown) => notify({ message: messageOf(error), tone: 'error' }));
  }

  return (
    <DropMenu label={label} button={(props) => <IconButton icon={IconLanguage} label={label} {...props} />}>
      {languages.map((language) => (
        <DropMenuChoice key={language} lang={language} isChosen={language === current} onClick={() => choose(language)}>
          {languageNames[language]}
        </DropMenuChoice>
      ))}
    </DropMenu>
  );
}
