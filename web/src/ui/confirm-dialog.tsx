import './mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from './dialog-title.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface Question {
  title: string;
  text: string;
  /** What the button that does it says: the deed, not "OK". */
  confirm: string;
  /** What the button says that leaves all as it is, where "Cancel" could mean the deed. */
  leave?: string;
  isDanger?: boolean;
}

interface ConfirmDialogProps {
  question: Question;
  onAnswer: (isYes: boolean) => void;
}

/** Asks before what concerns many things at once or money that has moved, or loses what was typed. Everything else has an Undo instead. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal opened onClose={() => onAnswer(false)} {...dialogTitle(question.title)} withCloseButton={false} size="sm">
      <Text size="sm">{question.text}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {question.leave ?? t('ui.cancel')}
        </Button>
        <Button {...(question.isDanger && { color: 'danger' })} onClick={() => onAnswer(true)}>
          {question.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
