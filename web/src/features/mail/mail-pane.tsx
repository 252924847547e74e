import type { Email } from '@atrium/contract/mail';
import { Button, Skeleton } from '@mantine/core';
import { IconMailOpened, IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { MailPage } from './mail.queries.ts';
import { MailBar } from './mail-bar.tsx';
import classes from './mail-list.module.css';
import { MailList } from './mail-list.tsx';
import type { MailMenu } from './mail-menus.ts';
import { type MailView, threadsIn } from './mail-search.ts';

interface MailPaneProps {
  view: MailView;
  q: string;
  page: number;
  title: string;
  list: UseQueryResult<MailPage>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  activeId: number | null;
  onActivate: (id: number) => void;
  onOpen: (id: number) => void;
  onPage: (page: number) => void;
  /** Shows what has been read, too. */
  onReadToo: () => void;
}

/** The mails of a page, what can be done with the chosen ones, and the way to the other pages. */
export function MailPane(props: MailPaneProps) {
  const { view, q, page, title, list, selection, onSelect, onPage } = props;
  usePageTitle(view.folder === 'inbox' ? undefined : title);
  const asThreads = threadsIn(view, q);
  const emails = list.data?.emails ?? [];
  const chosen = emails.filter(({ id }) => selection[String(id)]);
  const [menu, setMenu] = useState<MailMenu | null>(null);
  // It goes with the selection that it was about.
  if (menu !== null && chosen.length === 0) setMenu(null);
  return (
    <>
      <MailBar
        folder={view.folder}
        emails={emails}
        chosen={{ mails: chosen, threadsIn: asThreads }}
        total={list.data?.total}
        page={page}
        menu={menu}
        onMenu={setMenu}
        onPage={onPage}
        onSelect={onSelect}
      />
      <Content {...props} emails={list.data?.emails} chosen={chosen} threadsIn={asThreads} onMenu={setMenu} />
    </>
  );
}

interface ContentProps extends MailPaneProps {
  emails: readonly Email[] | undefined;
  chosen: readonly Email[];
  threadsIn: MailView | null;
  onMenu: (menu: MailMenu) => void;
}

function Content({ emails, list, view, q, onReadToo, ...rest }: ContentProps) {
  if (!emails) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Waiting />;
  if (emails.length === 0)
    return list.data?.total ? <PastTheEnd /> : <NoMails view={view} q={q} onReadToo={onReadToo} />;
  return <MailList emails={emails} isOld={list.isPlaceholderData} {...rest} />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-label={t('table.loading')}>
      {Array.from({ length: 10 }, (_, index) => (
        <div key={`row-${String(index)}`} className={classes.waitingRow}>
          <Skeleton height={24} circle />
          <Skeleton height={12} width="14%" />
          <Skeleton height={12} />
        </div>
      ))}
    </div>
  );
}

function PastTheEnd() {
  const { t } = useTranslation();
  return <EmptyState icon={<IconSearch size={20} />} title={t('table.pastTheEnd')} text={t('table.pastTheEndText')} />;
}

function NoMails({ view, q, onReadToo }: Pick<MailPaneProps, 'view' | 'q' | 'onReadToo'>) {
  const { t } = useTranslation();
  const readToo = view.isRead === false && (
    <Button variant="default" onClick={onReadToo}>
      {t('mail.readToo')}
    </Button>
  );
  if (q !== '') {
    return (
      <EmptyState
        icon={<IconSearch size={20} stroke={1.5} />}
        title={t('mail.empty.search.title')}
        text={t('mail.empty.search.text', { q })}
        action={readToo || (view.folder !== 'all' && <SearchAll q={q} />)}
      />
    );
  }
  const kind = readToo ? 'unread' : view.label ? 'label' : (view.folder ?? 'inbox');
  return (
    <EmptyState
      icon={<IconMailOpened size={20} stroke={1.5} />}
      title={t(`mail.empty.${kind}.title`)}
      text={t(`mail.empty.${kind}.text`)}
      action={readToo}
    />
  );
}

function SearchAll({ q }: { q: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton variant="default" to="/apps/email/$folder" params={{ folder: 'all' }} search={{ q }}>
      {t('mail.searchAll')}
    </LinkButton>
  );
}
