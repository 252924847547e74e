import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Kbd.css';
import { Kbd, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogParts } from '../dialog-parts.ts';
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
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('table.shortcuts')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      attributes={dialogParts}
    >
      <dl className={classes.list}>
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className={classes.item}>
            <dt>{text}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
