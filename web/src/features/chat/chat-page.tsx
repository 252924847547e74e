import '../../ui/mantine-styles.ts';
import { IconMessages } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesAhead } from '../../navigation/use-pages-ahead.ts';
import { useAbility } from '../../session/ability.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './chat.module.css';
import { ChatSearch, chatSearchDefaults } from './chat-search.ts';
import { keyOf, type PartnerId } from './contacts/partner.ts';
import { Conversation } from './conversation.tsx';
import { ChatList } from './list/chat-list.tsx';
import { PictureViewer } from './log/open-picture.tsx';

const ProfilePanel = loadedLater(async () => ({
  default: (await import('./contacts/profile-panel.tsx')).ProfilePanel,
}));
const ContactPanel = loadedLater(async () => ({
  default: (await import('./contacts/contact-panel.tsx')).ContactPanel,
}));
const GroupPanel = loadedLater(async () => ({ default: (await import('./groups/group-panel.tsx')).GroupPanel }));
const ReportPanel = loadedLater(async () => ({ default: (await import('./contacts/report-panel.tsx')).ReportPanel }));
const NewGroupPanel = loadedLater(async () => ({
  default: (await import('./groups/new-group-panel.tsx')).NewGroupPanel,
}));

/** Whom one writes to, and the chat with one of them or a group. On a narrow screen these are two steps. */
export function ChatPage({ open }: { open: PartnerId | null }) {
  const { t } = useTranslation();
  const [search, change] = useListSearch(ChatSearch, chatSearchDefaults);
  const ability = useAbility();
  usePagesAhead('/_shell/apps/chat/', '/_shell/apps/chat/$contactId', '/_shell/apps/chat/group/$groupId');
  const closePanel = () => change({ panel: undefined }, { closes: true });
  return (
    <div className={classes.page} data-fills-page data-open={open !== null || undefined}>
      <ChatList
        open={open}
        q={search.q}
        pointedAt={search.message}
        onSearch={(q) => change({ q }, { replace: true })}
        onProfile={() => change({ panel: 'profile' })}
        onNewGroup={() => change({ panel: 'new-group' })}
      />
      <PictureViewer>
        {open === null ? (
          <section className={classes.nothing} aria-label={t('chat.start')}>
            <EmptyState
              icon={<IconMessages size={20} stroke={1.5} />}
              title={t('chat.start')}
              text={t('chat.startText')}
            />
          </section>
        ) : (
          <Conversation key={keyOf(open)} open={open} search={search} onSearch={change} />
        )}
        <Suspense>
          {search.panel === 'profile' && <ProfilePanel onClose={closePanel} />}
          {search.panel === 'new-group' && ability.can('create', 'Chat') && <NewGroupPanel onClose={closePanel} />}
          {search.panel === 'contact' && open !== null && <About key={keyOf(open)} open={open} onClose={closePanel} />}
          {search.panel === 'report' && open !== null && ability.can('update', 'Chat') && (
            <ReportPanel key={keyOf(open)} open={open} onClose={closePanel} />
          )}
        </Suspense>
      </PictureViewer>
    </div>
  );
}

function About({ open: { kind, id }, onClose }: { open: PartnerId; onClose: () => void }) {
  return kind === 'group' ? (
    <GroupPanel groupId={id} onClose={onClose} />
  ) : (
    <ContactPanel contactId={id} onClose={onClose} />
  );
}
