import '../../ui/mantine-styles.ts';
import type { SalesFigures } from '@atrium/contract/figures';
import { Button } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp, IconRefresh, IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { notify } from '../../ui/notify.tsx';
import { useFocusNearby } from '../../ui/use-focus-nearby.ts';
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
  useFocusNearby();
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
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(figuresOf(kind));
  const isClosed = states.isIn('closed', kind);
  const title = t(`dashboards.cards.${kind}Title`);
  const reload = async () => {
    const reloaded = await refetch();
    if (reloaded.error) notify({ message: messageOf(reloaded.error), tone: 'error' });
  };
  return (
    <section className={cardClasses.card} data-span={kind === 'all' ? '12' : '4'} aria-labelledby={heading}>
      <header className={cardClasses.header}>
        <h2 id={heading} className={cardClasses.title}>
          {title}
        </h2>
        <span>
          {does.includes('collapse') && (
            <Tool
              Icon={isClosed ? IconChevronDown : IconChevronUp}
              aria-label={t(isClosed ? 'dashboards.cards.open' : 'dashboards.cards.close', { title })}
              aria-expanded={!isClosed}
              onClick={() => states.set('closed', kind, !isClosed)}
            />
          )}
          {does.includes('reload') && (
            <Tool
              Icon={IconRefresh}
              aria-label={t('dashboards.cards.reloadCard', { title })}
              aria-busy={isFetching}
              onClick={() => void reload()}
            />
          )}
          {does.includes('remove') && (
            <Tool
              Icon={IconX}
              aria-label={t('dashboards.cards.removeCard', { title })}
              onClick={() => states.set('gone', kind, true)}
            />
          )}
        </span>
      </header>
      {!isClosed && (
        <div className={classes.content} aria-busy={!data && !error}>
          <p className={cardClasses.text}>{t(`dashboards.cards.${kind}Text`)}</p>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {data && <Figures figures={data} loadedAt={dataUpdatedAt} />}
        </div>
      )}
    </section>
  );
}

/** The same figures in each card, and each card asks for its own: one is loaded again without the others. */
function figuresOf(kind: Kind) {
  const query = salesQuery('last-28-days');
  return queryOptions({ ...query, queryKey: [...query.queryKey, kind] });
}

function Tool({ Icon, ...button }: { Icon: Icon } & ComponentProps<'button'>) {
  return (
    <button type="button" className={classes.action} {...button}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </button>
  );
}

function Figures({ figures, loadedAt }: { figures: SalesFigures; loadedAt: number }) {
  const { t } = useTranslation();
  const { clock, money, number } = useFormat();
  return (
    <Facts
      facts={[
        { id: 'orders', name: t('dashboards.orders.title'), value: number(figures.orders.total) },
        { id: 'revenue', name: t('dashboards.revenue'), value: money(figures.revenueCents.total) },
        { id: 'loaded', name: t('dashboards.cards.loaded'), value: clock(new Date(loadedAt)) },
      ]}
    />
  );
}
