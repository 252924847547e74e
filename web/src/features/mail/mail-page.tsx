import '../../ui/mantine-styles.ts';
import type { Email } from '@atrium/contract/mail';
import { isOwnLabel } from '@atrium/contract/mail-labels';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Selection, stillThere } from '../../ui/data-table/selection.ts';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { useLabelName, useOwnLabels } from '../../ui/mail-labels.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { LabelGone } from './labels/label-gone.tsx';
import classes from './mail.module.css';
import { mailListQuery } from './mail.queries.ts';
import { MailPane } from './mail-pane.tsx';
import { MailPanels } from './mail-panels.tsx';
import { MailSearch, type MailView, mayBeUnread, shownOf, threadsIn } from './mail-search.ts';
import { MailToolbar } from './mail-toolbar.tsx';
import { MailViews } from './mail-views.tsx';
import { MailDetail } from './thread/later-mail-detail.ts';
import { MailWaiting } from './thread/mail-waiting.tsx';

const defaults = {};

/** One's mails, in one of the ways to look at them; or the one that is open. */
export function MailPage({ view: way }: { view: MailView }) {
  const [{ q, page, unread, mail, panel, labelId, contact, contactId, sender }, change] = useListSearch(
    MailSearch,
    defaults,
  );
  const view = shownOf(way, unread);
  const isGone = useIsGone(view);
  const list = useQuery({ ...mailListQuery({ ...view, q, page }), enabled: !isGone });
  const [chosen, setSelection] = useState<Selection>({});
  const [activeId, setActiveId] = useState<number | null>(mail ?? null);
  const searchBox = useRef<HTMLInputElement>(null);
  const selection = useStillThere(chosen, list.data?.emails);
  const title = useTitle(view);
  const open = (id: number, inPage = page) => {
    setActiveId(id);
    setSelection({});
    change({ mail: id, page: inPage }, { replace: mail !== undefined });
  };
  return (
    <>
      <PageHeader titleKey="mail.title" />
      <div className={classes.page} data-open={mail !== undefined || undefined}>
        <MailViews
          onPanel={(to) => change({ panel: to, contact: undefined, contactId: undefined, labelId: undefined, page })}
          onLabel={(to) => change({ panel: 'label', contact: undefined, contactId: undefined, labelId: to, page })}
        />
        <section className={classes.main} aria-label={title}>
          <MailToolbar
            q={q}
            place={title}
            inputRef={searchBox}
            onSearch={(text) => change({ q: text, mail: undefined }, { replace: mail === undefined })}
            isUnreadAlone={mayBeUnread(way) ? unread : null}
            onUnreadAlone={(isUnreadAlone) => change({ unread: isUnreadAlone, mail: undefined })}
          />
          {isGone && <LabelGone />}
          {!isGone && mail === undefined && (
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
              onReadToo={() => change({ unread: false })}
            />
          )}
          {!isGone && mail !== undefined && (
            <Suspense fallback={<MailWaiting />}>
              <MailDetail
                key={mail}
                id={mail}
                view={view}
                q={q}
                page={page}
                list={list.data}
                threadsIn={threadsIn(view, q)}
                onOpen={open}
                onClose={() => change({ mail: undefined, page }, { closes: true })}
              />
            </Suspense>
          )}
        </section>
      </div>
      {panel && (
        <MailPanels
          panel={panel}
          labelId={labelId}
          contact={contact}
          contactId={contactId}
          sender={sender}
          onSenderDone={() => change({ sender: undefined, page }, { replace: true })}
          onClose={() =>
            change(
              {
                panel: undefined,
                contact: undefined,
                contactId: undefined,
                labelId: undefined,
                sender: undefined,
                page,
              },
              { closes: true },
            )
          }
        />
      )}
    </>
  );
}

/** Those of the mails that were selected which are still in the list. */
function useStillThere(chosen: Selection, emails: readonly Email[] | undefined): Selection {
  return useMemo(
    () =>
      emails
        ? stillThere(
            chosen,
            emails.map(({ id }) => String(id)),
          )
        : {},
    [chosen, emails],
  );
}

/** Whether it is a label of one's own that is deleted, perhaps while one looks at it. */
function useIsGone({ label }: MailView): boolean {
  const own = useOwnLabels();
  return label !== undefined && isOwnLabel(label) && own !== undefined && !own.some(({ key }) => key === label);
}

function useTitle({ folder, label }: MailView): string {
  const { t } = useTranslation();
  const nameOf = useLabelName();
  return label ? nameOf(label) : t(`mail.folders.${folder ?? 'inbox'}`);
}
