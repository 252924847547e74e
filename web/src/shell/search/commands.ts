import type { Action, Subject } from '@atrium/contract/policy';
import {
  IconAddressBook,
  IconArrowBackUp,
  IconCalendarPlus,
  IconFileDescription,
  IconFilePlus,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMessage,
  IconMoon,
  IconNote,
  IconPencil,
  IconShoppingBag,
  IconSquarePlus,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/i18n.ts';
import { type Language, languageNames, languages } from '../../i18n/languages.ts';
import { setPreference, usePreferences } from '../../preferences/preferences.ts';
import { useAbility } from '../../session/ability.ts';
import { signOutAskingFirst } from '../../session/session.ts';
import { latestUndoable } from '../../ui/notices.ts';
import { useUndo } from '../../ui/use-undo.ts';
import { switchLanguage } from '../switch-language.ts';
import { pressForHelp } from './use-shell-keys.ts';

/** Something to do rather than a place to go to; what is begun on a page has its path. */
export interface PaletteCommand {
  key: string;
  icon: TablerIcon;
  title: string;
  synonyms: string;
  path?: string;
  run?: () => void;
}

const beginnings: readonly {
  name: string;
  icon: TablerIcon;
  path: string;
  subject: Subject;
  action?: Action;
}[] = [
  { name: 'newInvoice', icon: IconFilePlus, path: '/apps/invoice/add', subject: 'Invoice' },
  { name: 'newQuote', icon: IconFileDescription, path: '/apps/invoice/quote/add', subject: 'Invoice' },
  { name: 'newClient', icon: IconAddressBook, path: '/apps/invoice/clients#new', subject: 'Invoice' },
  { name: 'newProduct', icon: IconShoppingBag, path: '/apps/ecommerce/products#new', subject: 'Product' },
  { name: 'newPost', icon: IconNote, path: '/pages/blog/add', subject: 'Blog' },
  { name: 'newTask', icon: IconSquarePlus, path: '/apps/todo?task=new', subject: 'Task' },
  { name: 'newEvent', icon: IconCalendarPlus, path: '/apps/calendar?event=new', subject: 'Calendar' },
  { name: 'newMail', icon: IconPencil, path: '/apps/email/inbox', subject: 'Mail' },
  { name: 'newChat', icon: IconMessage, path: '/apps/chat', subject: 'Chat' },
  { name: 'addUser', icon: IconUserPlus, path: '/apps/user/list#new', subject: 'User' },
];

export function useCommands(goTo: (path: string) => void): PaletteCommand[] {
  const { t } = useTranslation();
  const ability = useAbility();
  const texts = (name: string) => ({ title: t(`search.commands.${name}`), synonyms: t(`search.commandWords.${name}`) });
  const begun = beginnings
    .filter(({ subject }) => ability.can('create', subject) && ability.can('read', subject))
    .map(({ name, icon, path }) => ({
      ...{ key: name, icon, path, ...texts(name) },
      ...(name === 'newMail' && { run: () => void writeMail(path, goTo) }),
    }));
  return [
    ...begun,
    ...useUndoCommand(),
    ...useLookCommands(),
    {
      ...{ key: 'keys', icon: IconKeyboard, title: t('search.keys.help'), synonyms: t('search.commandWords.keys') },
      run: pressForHelp,
    },
    signOutCommand(t('shell.signOut'), t('search.commandWords.signOut')),
  ];
}

async function writeMail(path: string, goTo: (path: string) => void): Promise<void> {
  goTo(path);
  const { openCompose } = await import('../../features/mail/compose/open-compose.ts');
  await openCompose({});
}

function signOutCommand(title: string, synonyms: string): PaletteCommand {
  return { key: 'signOut', icon: IconLogout, title, synonyms, run: () => void signOutAskingFirst() };
}

/** What Ctrl+Z would take back. */
function useUndoCommand(): PaletteCommand[] {
  const { t } = useTranslation();
  const { undo } = useUndo();
  const notice = latestUndoable();
  if (!notice) return [];
  const title = t('search.commands.undo', { what: notice.message });
  const synonyms = t('search.commandWords.undo');
  return [{ key: 'undo', icon: IconArrowBackUp, title, synonyms, run: () => undo(notice) }];
}

function useLookCommands(): PaletteCommand[] {
  const { t } = useTranslation();
  const isDark = usePreferences().skin === 'dark';
  const skin: PaletteCommand = {
    key: 'skin',
    icon: isDark ? IconSun : IconMoon,
    title: isDark ? t('shell.toLight') : t('shell.toDark'),
    synonyms: t('search.commandWords.skin'),
    run: () => setPreference('skin', isDark ? 'light' : 'dark'),
  };
  const others = languages.filter((language) => language !== currentLanguage());
  const wordsOf = (language: Language) =>
    `${t('search.commandWords.language')} ${t(`search.languageWords.${language}`)}`;
  return [skin, useDirectionCommand(), ...others.map((language) => languageCommand(language, wordsOf(language)))];
}

function useDirectionCommand(): PaletteCommand {
  const { t } = useTranslation();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return {
    key: 'direction',
    icon: isRightToLeft ? IconTextDirectionLtr : IconTextDirectionRtl,
    title: t(isRightToLeft ? 'search.commands.leftToRight' : 'search.commands.rightToLeft'),
    synonyms: t('search.commandWords.direction'),
    run: () => setPreference('direction', isRightToLeft ? 'ltr' : 'rtl'),
  };
}

function languageCommand(language: Language, synonyms: string): PaletteCommand {
  const run = () => void switchLanguage(language);
  return { key: `language-${language}`, icon: IconLanguage, title: languageNames[language], synonyms, run };
}
