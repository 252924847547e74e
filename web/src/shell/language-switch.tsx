import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../backend/backend-error.ts';
import { chooseLanguage, currentLanguage } from '../i18n/i18n.ts';
import { type Language, languageNames, languages } from '../i18n/languages.ts';
import { notify } from '../ui/notify.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './navbar-menu.module.css';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = currentLanguage();

  function choose(language: Language) {
    chooseLanguage(language).catch((error: unknown) => notify({ message: messageOf(error), tone: 'error' }));
  }

  return (
    <Menu position="bottom-end" width={176}>
      <Menu.Target>
        <IconButton icon={IconLanguage} label={t('shell.language', { language: languageNames[current] })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current}>
          {languages.map((language) => (
            <Menu.RadioItem
              key={language}
              value={language}
              lang={language}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} className={classes.check} aria-hidden />}
              onChange={() => choose(language)}
            >
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
