import { Button, Skeleton } from '@mantine/core';
import { Fragment, type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { useFormat } from '../../ui/format.ts';
import { piecesOf } from './match.ts';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-groups.ts';
import { hrefOf, type PaletteState } from './use-palette-state.ts';

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What there is, in groups; the one that Enter opens is scrolled into view. */
export function PaletteList({ id, state }: { id: string; state: PaletteState }) {
  const { t } = useTranslation();
  const { groups, items, active } = state;
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className={classes.results}>
      <div id={id} role="listbox" aria-label={t('search.results')} aria-busy={state.isLoading}>
        {groups.map((group) => (
          <fieldset key={group.key} className={classes.group}>
            <legend className={classes.heading}>{group.title}</legend>
            {group.items.map((item) => {
              const index = items.indexOf(item);
              return (
                <Option key={item.key} id={optionId(id, index)} item={item} isActive={index === active} state={state} />
              );
            })}
          </fieldset>
        ))}
      </div>
      <Waiting state={state} />
      <Nothing state={state} />
      <Announcement state={state} />
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  state: PaletteState;
}

function Option({ id, item, isActive, state }: OptionProps) {
  const { icon: Icon, title, detail, aside, path } = item;
  const common = { id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: classes.option } as const;
  const move = () => !isActive && state.moveTo(state.items.indexOf(item));
  const content = (
    <>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <bdi className={classes.title}>
          <Marked text={title} words={state.words} />
        </bdi>
        {detail && (
          <bdi className={classes.detail}>
            <Marked text={detail} words={state.words} />
          </bdi>
        )}
      </span>
      {aside.length > 0 && (
        <span className={classes.aside}>
          {aside.map((part, place) => (
            <Fragment key={part}>
              {place > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
  if (path === undefined || item.run)
    return (
      <button
        {...common}
        type="button"
        onClick={() => state.choose(item, false)}
        onPointerMove={move}
        onMouseDown={keepFocus}
      >
        {content}
      </button>
    );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    state.choose(item, event.ctrlKey || event.metaKey);
  };
  return (
    <a {...common} href={hrefOf(path)} onClick={open} onPointerMove={move}>
      {content}
    </a>
  );
}

/** What shows more goes away with that: the field keeps the focus, and takes the keys. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece) =>
    piece.isMatch ? <mark key={piece.start}>{piece.text}</mark> : <span key={piece.start}>{piece.text}</span>,
  );
}

/** The first answer to come has its room already. */
function Waiting({ state: { isLoading, items, error } }: { state: PaletteState }) {
  if (!isLoading || items.length > 0 || error) return null;
  return (
    <div className={classes.waiting} aria-hidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </div>
  );
}

function Nothing({ state }: { state: PaletteState }) {
  const { t } = useTranslation();
  const { error, isLoading, hasFound, words, text, kind } = state;
  if (error && !isLoading)
    return (
      <div className={classes.nothing} role="alert">
        <p>{messageOf(error)}</p>
        <Button variant="default" size="xs" onClick={state.retry}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    );
  if (isLoading || hasFound || (words.length === 0 && kind === null)) return null;
  if (words.length === 0) return <p className={classes.nothing}>{t('search.typeToFind')}</p>;
  return (
    <div className={classes.nothing}>
      <p className={classes.title}>{t('search.nothing', { q: text.trim() })}</p>
      <p>{t('search.nothingHelp')}</p>
      {kind && (
        <Button variant="default" size="xs" onClick={() => state.narrow(null)}>
          {t('search.searchEverything')}
        </Button>
      )}
    </div>
  );
}

/** What a screen reader says when the answer is there. */
function Announcement({ state: { groups, isLoading, words, error } }: { state: PaletteState }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  const shown = groups.reduce((sum, group) => sum + group.shown, 0);
  const all = t('search.count', { count, formatted: number(count) });
  const some = t('search.shownOf', { shown: number(shown), all: number(count) });
  const isSaid = words.length > 0 && !isLoading && !error;
  return (
    <p role="status" className={classes.hidden}>
      {isSaid && (shown < count ? some : all)}
    </p>
  );
}
