import '../../ui/mantine-styles.ts';
import { IconMessages } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loadedLater } from '../../ui/loaded-later.ts';
import classes from './chat.module.css';
import { ChatList } from './chat-list.tsx';
import { ChatSearch, chatSearchDefaults } from './chat-search.ts';
import { Conversation } from './conversation.tsx';
import { PictureViewer } from './open-picture.tsx';

const ProfilePanel = loadedLater(async () => ({ default: (await import('./profile-panel.tsx')).ProfilePanel }));
const ContactPanel = loadedLater(async () => ({ default: (await import('./contact-panel.tsx')).ContactPanel }));

/** Whom one writes to, and the chat with one of them. On a narrow screen these are two steps. */
export function ChatPage({ contactId }: { contactId: number | null }) {
  const { t } = useTranslation();
  const [search, change] = useListSearch(ChatSearch, chatSearchDefaults);
  const closePanel = () => change({ panel: undefined }, { replace: true });
  return (
    <div className={classes.page} data-fills-page data-open={contactId !== null || undefined}>
      <ChatList
        contactId={contactId}
        q={search.q}
        onSearch={(q) => change({ q }, { replace: true })}
        onProfile={() => change({ panel: 'profile' })}
      />
      <PictureViewer>
        {contactId === null ? (
          <section className={classes.nothing} aria-label={t('chat.start')}>
            <EmptyState
              icon={<IconMessages size={20} stroke={1.5} />}
              title={t('chat.start')}
              text={t('chat.startText')}
            />
          </section>
        ) : (
          <Conversation key={contactId} contactId={contactId} search={search} onSearch={change} />
        )}
        <Suspense>
          {search.panel === 'profile' && <ProfilePanel onClose={closePanel} />}
          {search.panel === 'contact' && contactId !== null && (
            <ContactPanel key={contactId} contactId={contactId} onClose={closePanel} />
          )}
        </Suspense>
      </PictureViewer>
    </div>
  );
}
