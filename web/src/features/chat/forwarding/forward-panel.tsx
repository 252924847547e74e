import type { ChatMessage } from '@atrium/contract/chat';
import { quoteOf } from '@atrium/contract/chat-quotes';
import { Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PanelForm } from '../../../ui/forms/panel-form.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { type PanelControls, SidePanel } from '../../../ui/side-panel.tsx';
import { Quote } from '../log/quote.tsx';
import { useForward } from './forward.queries.ts';
import { ForwardValues } from './forward-values.ts';
import { ReceiversField } from './receivers-field.tsx';
import { useReceivers } from './use-receivers.ts';

interface ForwardPanelProps {
  message: ChatMessage;
  /** Who wrote it. */
  author: string;
  onClose: () => void;
}

/** Sends what a message says to others, with a note where one has something to say to it. */
export function ForwardPanel({ onClose, ...props }: ForwardPanelProps) {
  const { t } = useTranslation();
  return (
    <SidePanel title={t('chat.forward.title')} onClose={onClose}>
      {(panel) => <ForwardForm {...props} panel={panel} />}
    </SidePanel>
  );
}

function ForwardForm({ message, author, panel }: Omit<ForwardPanelProps, 'onClose'> & { panel: PanelControls }) {
  const { t } = useTranslation();
  const { mutateAsync } = useForward(message.id);
  const { receivers } = useReceivers();
  const contractForm = useContractForm<ForwardValues, ForwardValues>({
    schema: ForwardValues,
    initialValues: { receivers: [], note: '' },
    submit: async ({ receivers: keys, note }) => {
      await mutateAsync({ receivers: receivers.filter(({ key }) => keys.includes(key)), note });
      panel.finish();
    },
  });
  const { form } = contractForm;
  return (
    <PanelForm contractForm={contractForm} panel={panel} submit={t('chat.forward.send')}>
      <Stack gap={16}>
        <Quote quote={quoteOf(message)} name={author} t={t} label={t('chat.forward.message')} />
        <ReceiversField {...form.getInputProps('receivers')} />
        <Textarea
          label={t('chat.forward.note')}
          description={t('chat.forward.noteText')}
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          {...form.getInputProps('note')}
        />
      </Stack>
    </PanelForm>
  );
}
