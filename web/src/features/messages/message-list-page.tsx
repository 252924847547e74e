import type { Message } from '@atrium/contract/messages';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../ui/data-table/answer-of.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useListSearch } from '../../ui/data-table/use-list-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useMessageColumns } from './message-columns.tsx';
import { MessageListSearch, messageListDefaults } from './message-list-search.ts';
import { MessagePane } from './message-pane.tsx';
import classes from './messages.module.css';
import { messagesQuery } from './messages.queries.ts';
import { WaitlistButton } from './waitlist-button.tsx';

/** The outbox: what the system wrote to people, whether it was delivered or is only kept here. */
export function MessageListPage() {
  const { t } = useTranslation();
  const [state, onChange] = useListSearch(MessageListSearch, messageListDefaults);
  const { page, perPage } = state;
  const list = useQuery(messagesQuery({ page, perPage }));
  const open = ({ id }: Message) => onChange({ message: id, page }, { replace: state.message !== undefined });
  const columns = useMessageColumns();
  return (
    <>
      <PageHeader
        titleKey="messages.title"
        crumbs={[{ titleKey: 'shell.menu.administration' }]}
        actions={<WaitlistButton />}
      />
      <div className={classes.columns} data-open={state.message !== undefined || undefined}>
        <DataTable
          list="messages"
          label={t('messages.title')}
          columns={columns}
          rowId={idOf}
          rowLabel={nameOf}
          answer={answerOf(list, ({ messages }) => messages)}
          state={state}
          onChange={onChange}
          empty={
            <EmptyState
              icon={<IconMailForward size={20} stroke={1.5} />}
              title={t('messages.empty')}
              text={t('messages.emptyText')}
            />
          }
          onOpen={open}
          opensOnClick
          openId={state.message ?? null}
        />
        {state.message !== undefined && (
          <MessagePane
            key={state.message}
            id={state.message}
            seen={list.data?.messages.find(({ id }) => id === state.message)}
            onClose={() => onChange({ message: undefined, page }, { closes: true })}
          />
        )}
      </div>
    </>
  );
}

const idOf = ({ id }: Message) => id;
const nameOf = ({ subject }: Message) => subject;
