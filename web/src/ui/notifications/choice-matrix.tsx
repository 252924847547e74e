import '../mantine-styles.ts';
import '@mantine/core/styles/Checkbox.css';
import {
  isChoosable,
  type NewsChannel,
  type NotificationChoice,
  newsChannels,
  possibleChoice,
} from '@atrium/contract/notification-choices';
import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../backend/backend-error.ts';
import { notify } from '../notify.tsx';
import { useLeaveGuard } from '../use-leave-guard.tsx';
import classes from './choice-matrix.module.css';

interface ChoiceMatrixProps {
  saved: readonly NotificationChoice[];
  /** Left out where one may only look. */
  save?: (choices: NotificationChoice[]) => Promise<{ changeId: number | null }>;
  said: string;
}

/** Each kind of news with the ways in which it is told, ticked and saved together. */
export function ChoiceMatrix({ saved, save, said }: ChoiceMatrixProps) {
  const { t } = useTranslation();
  const { shown, isDirty, toggle, keep, discard, isSaving } = useDraft(saved, said, save);
  const { dialog } = useLeaveGuard(isDirty);
  return (
    <>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.choices.kind')}</th>
            {newsChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notifications.choices.channels.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">
                {t(`notifications.choices.topics.${choice.kind}`)}
                <span className={classes.examples}>{t(`notifications.choices.examples.${choice.kind}`)}</span>
              </th>
              {newsChannels.map((channel) => (
                <td key={channel}>
                  <Tick
                    choice={choice}
                    channel={channel}
                    isReadOnly={save === undefined}
                    onToggle={() => toggle(choice, channel)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {save && (
        <Group mt="lg" gap="xs">
          <Button disabled={!isDirty} loading={isSaving} onClick={() => void keep()}>
            {t('ui.saveChanges')}
          </Button>
          <Button variant="default" disabled={!isDirty || isSaving} onClick={discard}>
            {t('ui.discard')}
          </Button>
        </Group>
      )}
      {dialog}
    </>
  );
}

interface TickProps {
  choice: NotificationChoice;
  channel: NewsChannel;
  isReadOnly: boolean;
  onToggle: () => void;
}

function Tick({ choice, channel, isReadOnly, onToggle }: TickProps) {
  const { t } = useTranslation();
  const topic = t(`notifications.choices.topics.${choice.kind}`);
  const way = t(`notifications.choices.channels.${channel}`);
  return (
    <Checkbox
      aria-label={`${topic}, ${way}`}
      checked={choice[channel]}
      disabled={isReadOnly || !isChoosable(choice, channel)}
      onChange={onToggle}
    />
  );
}

/** What was ticked and is not saved yet; what is ticked while it is being saved is kept. */
function useDraft(saved: readonly NotificationChoice[], said: string, save: ChoiceMatrixProps['save']) {
  const [draft, setDraft] = useState<ReadonlyMap<string, NotificationChoice>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const shown = saved.map((choice) => draft.get(choice.kind) ?? choice);
  const isDirty = JSON.stringify(shown) !== JSON.stringify(saved);
  const toggle = (choice: NotificationChoice, channel: NewsChannel) =>
    setDraft((now) => new Map(now).set(choice.kind, possibleChoice({ ...choice, [channel]: !choice[channel] })));
  const discard = () => setDraft(new Map());
  async function keep() {
    if (!save) return;
    setIsSaving(true);
    const sent = [...draft.values()];
    try {
      const { changeId } = await save(sent);
      setDraft((now) => new Map([...now].filter(([, choice]) => !sent.includes(choice))));
      notify({ message: said, undoChangeId: changeId });
    } catch (error) {
      notify({ message: messageOf(error), tone: 'error' });
    } finally {
      setIsSaving(false);
    }
  }
  return { shown, isDirty, toggle, keep, discard, isSaving };
}
