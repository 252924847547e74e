import './mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from './dialog-title.ts';
import { useFocusInDialog } from './use-focus-nearby.ts';
import { useReturnFocus } from './use-return-focus.ts';

const widths = { md: 'md', lg: 'lg', wide: '64rem' } as const;

interface DialogProps {
  title: string;
  onClose: () => void;
  size?: keyof typeof widths;
  children: ReactNode;
}

/** Something to do before one goes on with the page. */
export function Dialog({ title, onClose, size = 'md', children }: DialogProps) {
  const { t } = useTranslation();
  useReturnFocus();
  const ref = useFocusInDialog();
  return (
    <Modal
      ref={ref}
      opened
      onClose={onClose}
      {...dialogTitle(title)}
      size={widths[size]}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {children}
    </Modal>
  );
}
