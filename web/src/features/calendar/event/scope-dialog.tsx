import '../../../ui/mantine-styles.ts';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Radio.css';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
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
  /** It happens once: there is nothing to choose. */
  isOnce?: boolean;
  /** Who invites to it, where they can be told that one does not come to any of it. */
  organiser?: string | undefined;
}

export interface ScopeAnswer {
  scope: Scope;
  /** Whether who invites is told that one does not come. */
  declines: boolean;
}

interface ScopeDialogProps {
  question: ScopeQuestion;
  onAnswer: (answer: ScopeAnswer | null) => void;
}

export function ScopeDialog({ question, onAnswer }: ScopeDialogProps) {
  const { t } = useTranslation();
  const scopes: Scope[] = question.withoutThis ? ['following', 'all'] : ['this', 'following', 'all'];
  const [chosen, setScope] = useState(scopes[0] ?? 'all');
  const scope = question.isOnce ? 'all' : chosen;
  const asksFor = scope === 'all' ? question.organiser : undefined;
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
          onAnswer({ scope, declines: false });
        }}
      >
        {!question.isOnce && (
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
        )}
        {asksFor !== undefined && (
          <Text size="sm" mt={question.isOnce ? 0 : 'md'}>
            {t('calendar.scope.asked', { name: asksFor })}
          </Text>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" {...(question.deed === 'remove' && { color: 'danger' })}>
            {t(`calendar.scope.do.${question.deed}`)}
          </Button>
          {asksFor !== undefined && (
            <Button color="danger" onClick={() => onAnswer({ scope, declines: true })}>
              {t('calendar.scope.do.decline')}
            </Button>
          )}
        </Group>
      </form>
    </Modal>
  );
}
