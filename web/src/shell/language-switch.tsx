import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../i18n/i18n.ts';
import { languageNames, languages } from '../i18n/languages.ts';
import { DropMenu } from './drop-menu.tsx';
import { DropMenuChoice } from './drop-menu-items.tsx';
import { IconButton } from './icon-button.tsx';
import { switchLanguage } from './switch-language.ts';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();
  const label = t('shell.language', { language: languageNames[current] });

  return (
    <DropMenu label={label} button={(props) => <IconButton icon={IconLanguage} label={label} {...props} />}>
      {languages.map((language) => (
        <DropMenuChoice
          key={language}
          lang={language}
          isChosen={language === current}
          onClick={() => void switchLanguage(language)}
        >
          {languageNames[language]}
        </DropMenuChoice>
      ))}
    </DropMenu>
  );
}
