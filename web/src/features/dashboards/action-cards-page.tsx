import '../../ui/mantine-styles.ts';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import classes from './action-cards.module.css';
import cardClasses from './card.module.css';
import { CardsPage } from './cards-page.tsx';
import { salesQuery } from './dashboards.queries.ts';
import { Facts } from './facts.tsx';

const actions = ['collapse', 'reload', 'remove'] as const;
type CardAction = (typeof actions)[number];
type Kind = 'all' | CardAction;

const kinds: readonly { kind: Kind; does: readonly CardAction[] }[] = [
  { kind: 'all', does: actions },
  ...actions.map((action) => ({ kind: action, does: [action] })),
];

/** Which cards are closed and which are gone, in the address: it stays so when the page is loaded again. */
function useCardStates() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const listOf = (name: 'closed' | 'gone') => String(search[name] ?? '').split(' ');
  const set = (name: 'closed' | 'gone', kind: Kind, isIn: boolean) => {
    const kept = listOf(name).filter((each) => each !== kind && each !== '');
    const next = [...kept, ...(isIn ? [kind] : [])].join(' ');
    void navigate({ to: '.', search: { ...search, [name]: next === '' ? undefined : next }, resetScroll: false });
  };
  const putBack = () => void navigate({ to: '.', search: {}, resetScroll: false });
  return { isIn: (name: 'closed' | 'gone', kind: Kind) => listOf(name).includes(kind), set, putBack };
}

export function ActionCardsPage() {
  const { t } = useTranslation();
  const states = useCardStates();
  const gone = kinds.filter(({ kind }) => states.isIn('gone', kind));
  return (
    <CardsPage kind="action">
      {kinds
        .filter((each) => !gone.includes(each))
        .map(({ kind, does }) => (
          <ActionCard key={kind} kind={kind} does={does} states={states} />
        ))}
      {gone.length > 0 && (
        <div>
          <Button variant="default" onClick={states.putBack}>
            {t('dashboards.cards.putBack')}
          </Button>
        </div>
      )}
    </CardsPage>
  );
}

interface ActionCardProps {
  kind: Kind;
  does: readonly CardAction[];
  states: ReturnType<typeof useCardStates>;
}

function ActionCard({ kind, does, states }: ActionCardProps) {
  const { t } = useTranslation();
  const heading = useId();
  const answer = useQuery(salesQuery('last-28-days'));
  const isClosed = states.isIn('closed', kind);
  const title = t(`dashboards.cards.${kind}Title`);
  const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <section className={cardClasses.card} data-span={kind === 'all' ? '12' : '4'} aria-labelledby={heading}>
      <header className={cardClasses.header}>
        <h2 id={heading} className={cardClasses.title}>
          {title}
        </h2>
        <span>
          {does.includes('collapse') && (
            <button
              type="button"
              className={classes.action}
              aria-label={t(isClosed ? 'dashboards.cards.open' : 'dashboards.cards.close', { title })}
              aria-expanded={!isClosed}
              onClick={() => states.set('closed', kind, !isClosed)}
            >
              {isClosed ? <IconChevronDown {...icon} /> : <IconChevronUp {...icon} />}
            </button>
          )}
          {does.includes('reload') && (
            <button
              type="button"
              className={classes.action}
              aria-label={t('dashboards.cards.reloadCard', { title })}
              aria-busy={answer.isFetching}
              onClick={() => void answer.refetch()}
            >
              <IconRefresh {...icon} />
            </button>
          )}
          {does.includes('remove') && (
            <button
              type="button"
              className={classes.action}
              aria-label={t('dashboards.cards.removeCard', { title })}
              onClick={() => states.set('gone', kind, true)}
            >
              <IconX {...icon} />
            </button>
          )}
        </span>
      </header>
      {!isClosed && <Content kind={kind} />}
    </section>
  );
}

/** The same figures in each card: what is asked for again when one is loaded again. */
function Content({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const { data, dataUpdatedAt } = useQuery(salesQuery('last-28-days'));
  const format = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
  return (
    <div style={{ minBlockSize: '88px' }} aria-busy={!data}>
      <p className={cardClasses.text}>{t(`dashboards.cards.${kind}Text`)}</p>
      {data && (
        <Facts
          facts={[
            { id: 'orders', name: t('dashboards.orders.title'), value: number(data.orders.total) },
            { id: 'revenue', name: t('dashboards.revenue'), value: money(data.revenueCents.total) },
            { id: 'loaded', name: t('dashboards.cards.loaded'), value: format.format(dataUpdatedAt) },
          ]}
        />
      )}
    </div>
  );
}
