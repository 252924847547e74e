import '../../ui/mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import type { Account } from '@atrium/contract/accounts';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from '../../ui/dialog-title.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './palette.module.css';
import { KindChips } from './palette-kinds.tsx';
import { optionId, PaletteList } from './palette-list.tsx';
import { type PaletteState, usePaletteState } from './use-palette-state.ts';

interface PaletteProps {
  account: Account;
  /** What was typed before this was there. */
  early: RefObject<string>;
  /** What had the focus then. */
  opener: RefObject<Element | null>;
  onClose: () => void;
}

/** The search over everything: pages, things of every kind, and what can be done. */
export function Palette({ account, early, opener, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const state = usePaletteState(account, onClose);
  const listId = useId();
  useReturnFocus(true, opener.current);
  useEarlyText(early, state);
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      fullScreen={isNarrow}
      size={640}
      padding={0}
      centered={false}
      yOffset="10vh"
      attributes={dialogTitle(t('search.label')).attributes}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          ref={focusAtOnce}
          data-autofocus
          type="text"
          role="combobox"
          className={classes.input}
          value={state.text}
          maxLength={200}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-expanded={state.items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={state.items.length > 0 ? optionId(listId, state.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => state.type(currentTarget.value)}
          onKeyDown={(event) => handleKey(event, state)}
        />
        <button type="button" className={classes.close} onClick={onClose}>
          {isNarrow ? t('ui.close') : <kbd>Esc</kbd>}
          {!isNarrow && <span className={classes.hidden}>{t('ui.close')}</span>}
        </button>
      </div>
      <KindChips state={state} />
      <PaletteList id={listId} state={state} />
      {!isNarrow && <p className={classes.help}>{t('search.help')}</p>}
    </Modal>
  );
}

/** The dialog gives it the focus too, a moment later, which would be too late for who types fast. */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
}

/** Not before it is drawn: until then more may be typed. */
function useEarlyText(early: RefObject<string>, state: PaletteState): void {
  const latest = useLatest(state);
  useLayoutEffect(() => {
    if (early.current !== '') latest.current.type(early.current);
    early.current = '';
  }, [early, latest]);
}

function handleKey(event: KeyboardEvent<HTMLInputElement>, state: PaletteState): void {
  const last = state.items.length - 1;
  const { active } = state;
  const target: Readonly<Record<string, number>> = {
    ArrowDown: active >= last ? 0 : active + 1,
    ArrowUp: active <= 0 ? last : active - 1,
    Home: 0,
    End: last,
  };
  const index = event.shiftKey ? undefined : target[event.key];
  if (event.key === 'Backspace' && state.text === '') state.narrow(null);
  const isEntered = event.key === 'Enter' && !event.nativeEvent.isComposing;
  if (index === undefined && !isEntered) return;
  event.preventDefault();
  if (index !== undefined) state.moveTo(Math.max(0, index));
  if (isEntered) state.enter(event.ctrlKey || event.metaKey);
}
