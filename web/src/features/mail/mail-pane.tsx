import type { Email } from '@atrium/contract/mail';
import { Skeleton } from '@mantine/core';
import { IconMailOpened, IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../navigation/page-title.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { MailPage } from './mail.queries.ts';
import { MailBar } from './mail-bar.tsx';
import classes from './mail-list.module.css';
import { MailList } from './mail-list.tsx';
import { type MailView, showsThreads } from './mail-search.ts';

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
}

/** The mails of a page, what can be done with the chosen ones, and the way to the other pages. */
export function MailPane(props: MailPaneProps) {
  const { view, q, page, title, list, selection, onSelect, onPage } = props;
  usePageTitle(view.folder === 'inbox' ? undefined : title);
  const areThreads = showsThreads(view, q);
  const emails = list.data?.emails ?? [];
  const chosen = emails.filter(({ id }) => selection[String(id)]);
  return (
    <>
      <MailBar
        folder={view.folder}
        emails={emails}
        chosen={{ mails: chosen, areThreads }}
        total={list.data?.total}
        page={page}
        onPage={onPage}
        onSelect={onSelect}
      />
      <Content {...props} emails={list.data?.emails} chosen={chosen} areThreads={areThreads} />
    </>
  );
}

interface ContentProps extends MailPaneProps {
  emails: readonly Email[] | undefined;
  chosen: readonly Email[];
  areThreads: boolean;
}

function Content({ emails, list, view, q, ...rest }: ContentProps) {
  if (!emails) return list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Waiting />;
  if (emails.length === 0) return <NoMails view={view} q={q} isPastTheEnd={(list.data?.total ?? 0) > 0} />;
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

function NoMails({ view, q, isPastTheEnd }: { view: MailView; q: string; isPastTheEnd: boolean }) {
  const { t } = useTranslation();
  if (isPastTheEnd) {
    return (
      <EmptyState icon={<IconSearch size={20} />} title={t('table.pastTheEnd')} text={t('table.pastTheEndText')} />
    );
  }
  if (q !== '') {
    const text = t('mail.empty.search.text', { q });
    return <EmptyState icon={<IconSearch size={20} stroke={1.5} />} title={t('mail.empty.search.title')} text={text} />;
  }
  const kind = view.label ? 'label' : (view.folder ?? 'inbox');
  return (
    <EmptyState
      icon={<IconMailOpened size={20} stroke={1.5} />}
      title={t(`mail.empty.${kind}.title`)}
      text={t(`mail.empty.${kind}.text`)}
    />
  );
}
