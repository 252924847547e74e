import {
  addMailLabel,
  deleteMailLabel,
  type MailLabelUpdate,
  type NewMailLabel,
  type OwnMailLabel,
  updateMailLabel,
} from '@atrium/contract/mail-labels';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useFormat } from '../../../ui/format.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { ownLabelsQuery } from '../../../ui/mail-labels.ts';
import { useCommand } from '../../../ui/use-command.ts';

const touches = ['mail-label'];

export function useAddLabel() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (label: NewMailLabel) => once((idempotencyKey) => call(addMailLabel, { body: { ...label, idempotencyKey } })),
    said: ({ name }) => t('mail.ownLabels.said.added', { name }),
    touches,
  });
}

export function useUpdateLabel() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, update }: { id: number; update: MailLabelUpdate }) =>
      call(updateMailLabel, { parameters: { id }, body: update }),
    said: (_, { label: { name } }) => t('mail.ownLabels.said.updated', { name }),
    touches,
  });
}

/** What mails and rules have of it goes with it. */
export function useDeleteLabel() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: ({ id }: OwnMailLabel) => call(deleteMailLabel, { parameters: { id } }),
    said: ({ name }, { deletedRules: count }) => {
      const done = t('mail.ownLabels.said.deleted', { name });
      return count > 0 ? `${done} ${t('mail.ownLabels.said.deletedRules', { count, formatted: number(count) })}` : done;
    },
    touches: [...touches, 'mail', 'mail-rule'],
    show: (client, { id }) =>
      client.setQueryData(ownLabelsQuery.queryKey, (known) => known?.filter((label) => label.id !== id)),
  });
}
