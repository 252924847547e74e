import '../../ui/mantine-styles.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Selection, stillThere } from '../../ui/data-table/selection.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './mail.module.css';
import { mailListQuery } from './mail.queries.ts';
import { MailDetail } from './mail-detail.tsx';
import { MailPane } from './mail-pane.tsx';
import { MailSearch, type MailView, showsThreads } from './mail-search.ts';
import { MailToolbar } from './mail-toolbar.tsx';
import { MailViews } from './mail-views.tsx';

const ContactsPanel = lazy(async () => ({ default: (await import('./contacts-panel.tsx')).ContactsPanel }));
const TrustedSendersPanel = lazy(async () => ({
  default: (await import('./trusted-senders-panel.tsx')).TrustedSendersPanel,
}));
const defaults = {};

/** One's mails, in one of the ways to look at them; or the one that is open. */
export function MailPage({ view }: { view: MailView }) {
  const { t } = useTranslation();
  const [{ q, page, mail, panel }, change] = useListSearch(MailSearch, defaults);
  const list = useQuery(mailListQuery({ ...view, q, page }));
  const [chosen, setSelection] = useState<Selection>({});
  const [activeId, setActiveId] = useState<number | null>(mail ?? null);
  const searchBox = useRef<HTMLInputElement>(null);
  const emails = list.data?.emails;
  const selection = useMemo(
    () =>
      emails
        ? stillThere(
            chosen,
            emails.map(({ id }) => String(id)),
          )
        : {},
    [chosen, emails],
  );
  const title = t(titleKeyOf(view));
  const open = (id: number, inPage = page) => {
    setActiveId(id);
    setSelection({});
    change({ mail: id, page: inPage });
  };
  return (
    <>
      <PageHeader titleKey="mail.title" />
      <div className={classes.page}>
        <MailViews
          onContacts={() => change({ panel: 'contacts', page })}
          onSenders={() => change({ panel: 'senders', page })}
        />
        <section className={classes.main} aria-label={title}>
          <MailToolbar
            q={q}
            place={title}
            inputRef={searchBox}
            onSearch={(text) => change({ q: text, mail: undefined }, { replace: mail === undefined })}
          />
          {mail === undefined ? (
            <MailPane
              view={view}
              q={q}
              page={page}
              title={title}
              list={list}
              selection={selection}
              onSelect={setSelection}
              activeId={activeId}
              onActivate={setActiveId}
              onOpen={open}
              onPage={(to) => change({ page: to })}
            />
          ) : (
            <MailDetail
              key={mail}
              id={mail}
              view={view}
              q={q}
              page={page}
              list={list.data}
              areThreads={showsThreads(view, q)}
              onOpen={open}
              onClose={() => change({ mail: undefined, page })}
            />
          )}
        </section>
      </div>
      {panel === 'contacts' && (
        <Suspense>
          <ContactsPanel onClose={() => change({ panel: undefined, page })} />
        </Suspense>
      )}
      {panel === 'senders' && (
        <Suspense>
          <TrustedSendersPanel onClose={() => change({ panel: undefined, page })} />
        </Suspense>
      )}
    </>
  );
}

function titleKeyOf({ folder, label }: MailView): string {
  return label ? `mail.labels.${label}` : `mail.folders.${folder ?? 'inbox'}`;
}
