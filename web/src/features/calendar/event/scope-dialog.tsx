import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Radio.css';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogTitle } from '../../../ui/dialog-title.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { Scope } from '../calendar-commands.queries.ts';

export interface ScopeQuestion {
  deed: 'change' | 'remove';
  title: string;
  /** Another rule of repetition is for more than one occurrence. */
  withoutThis?: boolean;
}

interface ScopeDialogProps {
  question: ScopeQuestion;
  onAnswer: (scope: Scope | null) => void;
}

export function ScopeDialog({ question, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation();
  const scopes: Scope[] = question.withoutThis ? ['following', 'all'] : ['this', 'following', 'all'];
  const [scope, setScope] = useState(scopes[0] ?? 'all');
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={() => onAnswer(null)}
      {...dialogTitle(t(`calendar.scope.${question.deed}`, { title: question.title }))}
      withCloseButton={false}
      size="sm"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(scope);
        }}
      >
        <Radio.Group
          value={scope}
          onChange={(value) => setScope(scopes.find((known) => known === value) ?? 'all')}
          aria-label={t('calendar.scope.label')}
        >
          <Stack gap="sm">
            {scopes.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={t(`calendar.scope.${value}`)}
                {...(index === 0 && { 'data-autofocus': true })}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" {...(question.deed === 'remove' && { color: 'danger' })}>
            {t(`calendar.scope.do.${question.deed}`)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
