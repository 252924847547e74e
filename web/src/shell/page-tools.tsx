import { IconApps, IconCalendar, IconChecklist, IconMail, IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../session/ability.ts';
import { BookmarkStar } from './bookmarks/bookmark-star.tsx';
import { DropMenu } from './drop-menu.tsx';
import { DropMenuLink } from './drop-menu-items.tsx';
import { IconButton } from './icon-button.tsx';

const apps = [
  { path: '/apps/todo', icon: IconChecklist, titleKey: 'shell.menu.todo', subject: 'Task' },
  { path: '/apps/chat', icon: IconMessages, titleKey: 'shell.menu.chat', subject: 'Chat' },
  { path: '/apps/email', icon: IconMail, titleKey: 'shell.menu.email', subject: 'Mail' },
  { path: '/apps/calendar', icon: IconCalendar, titleKey: 'shell.menu.calendar', subject: 'Calendar' },
] as const;

/** What stands at the end of the heading of every page: its bookmark, and the way to the apps. */
export function PageTools() {
  const { t } = useTranslation();
  const ability = useAbility();
  const open = apps.filter(({ subject }) => ability.can('read', subject));
  const label = t('search.apps');
  return (
    <>
      <BookmarkStar />
      {open.length > 0 && (
        <DropMenu label={label} button={(props) => <IconButton icon={IconApps} label={label} {...props} />}>
          {open.map(({ path, icon, titleKey }) => (
            <DropMenuLink key={path} to={path} icon={icon}>
              {t(titleKey)}
            </DropMenuLink>
          ))}
        </DropMenu>
      )}
    </>
  );
}
