import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Kbd.css';
import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { placesByLetter } from '../../navigation/app-keys.ts';
import { useAbility } from '../../session/ability.ts';
import { dialogTitle } from '../dialog-title.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import classes from './shortcuts-sheet.module.css';

export interface Shortcut {
  keys: readonly string[];
  text: string;
}

interface ShortcutsSheetProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

export function ShortcutsSheet({ shortcuts, onClose }: ShortcutsSheetProps) {
  const { t } = useTranslation();
  useReturnFocus();
  const everywhere = useShortcutsEverywhere(shortcuts);
  return (
    <Modal
      opened
      onClose={onClose}
      {...dialogTitle(t('table.shortcuts'))}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <ShortcutList shortcuts={shortcuts} />
      <h3 className={classes.heading}>{t('search.keys.everywhere')}</h3>
      <ShortcutList shortcuts={everywhere} />
    </Modal>
  );
}

/** The keys that every language has its own names for; on the others stands what they write. */
const namedKeys = ['Home', 'End', 'Enter', 'Space', 'Shift', 'Ctrl', 'Esc', 'Del', 'PgUp', 'PgDn'];

function ShortcutList({ shortcuts }: Pick<ShortcutsSheetProps, 'shortcuts'>) {
  const { t } = useTranslation();
  return (
    <dl className={classes.list}>
      {shortcuts.map(({ keys, text }) => (
        <div key={text} className={classes.item}>
          <dt>{text}</dt>
          <dd>
            {keys.map((key) => (
              <Kbd key={key}>{namedKeys.includes(key) ? t(`table.keyNames.${key}`) : key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Those of every page, that the account has a use for. */
function useShortcutsEverywhere(known: readonly Shortcut[]): Shortcut[] {
  const { t } = useTranslation();
  const ability = useAbility();
  const places = placesByLetter
    .filter(([, , , subject]) => ability.can('read', subject))
    .map(([letter, titleKey]) => ({
      keys: ['G', letter.toUpperCase()],
      text: t('search.keys.goTo', { name: t(titleKey) }),
    }));
  const general = [
    { keys: ['Ctrl', 'K'], text: t('search.keys.search') },
    { keys: ['Ctrl', 'Z'], text: t('search.keys.undo') },
    { keys: ['?'], text: t('search.keys.help') },
  ];
  const keysOf = ({ keys }: Shortcut) => keys.join().toLowerCase();
  return [...general, ...places].filter((shortcut) => !known.some((one) => keysOf(one) === keysOf(shortcut)));
}
