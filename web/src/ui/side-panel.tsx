import './mantine-styles.ts';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordHistory, type RecordOfChanges } from './changes/record-timeline.tsx';
import { dialogTitle, leaving } from './dialog-title.ts';
import { useIsAsked } from './open-questions.ts';
import { useFocusInDialog } from './use-focus-nearby.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export interface PanelControls {
  /** A form says whether something in it would be lost. */
  setDirty: (isDirty: boolean) => void;
  /** Closes; asks first when something would be lost. */
  close: () => void;
  /** Closes what was saved. */
  finish: () => void;
}

interface SidePanelProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg';
  /** Whose history stands below. */
  record?: RecordOfChanges | null;
  children: (panel: PanelControls) => ReactNode;
}

/** A panel that slides in beside the page for one thing: a form, or the details of a row. */
export function SidePanel({ title, onClose, size = 'md', record, children }: SidePanelProps) {
  const { t } = useTranslation();
  const { isDirty, setDirty, wouldLose } = useDirty();
  const [isOpen, setIsOpen] = useState(true);
  useReturnFocus(isOpen);
  const ref = useFocusInDialog();
  const isAsked = useIsAsked();
  const { mayLose, dialog } = useLeaveGuard(isDirty && isOpen);
  const finish = () => setIsOpen(false);
  const close = async () => {
    // Nothing is lost by what is pressed while it slides out.
    if (isOpen && (!wouldLose() || (await mayLose()))) finish();
  };
  return (
    <>
      <Drawer
        ref={ref}
        opened={isOpen}
        onClose={() => void close()}
        onExitTransitionEnd={onClose}
        position="right"
        {...dialogTitle(title, isOpen ? {} : leaving)}
        size={size}
        closeOnEscape={!isAsked}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {children({ setDirty, close: () => void close(), finish })}
        {record && <RecordHistory {...record} />}
      </Drawer>
      {dialog}
    </>
  );
}

/** `wouldLose` is right at once: a key that follows what was typed comes before the next rendering, and what it closes is gone. */
function useDirty() {
  const [isDirty, setIsDirty] = useState(false);
  const latest = useRef(false);
  const setDirty = useCallback((is: boolean) => {
    latest.current = is;
    setIsDirty(is);
  }, []);
  const wouldLose = useCallback(() => latest.current, []);
  return { isDirty, setDirty, wouldLose };
}
