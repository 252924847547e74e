import { IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../preferences/preferences.ts';
import { IconButton } from './icon-button.tsx';
import { MenuPanel } from './menu-panel.tsx';
import classes from './overlay-menu.module.css';
import { useMenu } from './use-menu.ts';
import { useOpenGroups } from './use-open-groups.ts';

interface OverlayMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The vertical menu over the page, where there is no room beside it. */
export function OverlayMenu({ isOpen, onClose }: OverlayMenuProps) {
  const { t } = useTranslation();
  const { skin } = usePreferences();
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useMenu();
  const groups = useOpenGroups(menu.trail);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useOutsideClick(dialog, onClose);

  return (
    <dialog
      ref={dialog}
      className={classes.overlay}
      data-tone={skin === 'semi-dark' ? 'dark' : undefined}
      aria-label={t('shell.menu.label')}
      onClose={onClose}
    >
      <MenuPanel
        menu={menu}
        groups={groups}
        headerButton={<IconButton icon={IconX} label={t('shell.menu.close')} onClick={onClose} />}
        onNavigate={onClose}
      />
    </dialog>
  );
}

/** The backdrop of a dialog counts as the dialog itself; everything in it is within the panel. */
function useOutsideClick(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent) => event.target === element && onClose();
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, [dialog, onClose]);
}
