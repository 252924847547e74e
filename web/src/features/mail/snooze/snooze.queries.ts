import { snoozeMails } from '@atrium/contract/mail';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useFormat } from '../../../ui/format.ts';
import { useCommand } from '../../../ui/use-command.ts';
import { showSnoozed } from '../mail-cache.ts';
import { type Chosen, idsOf } from '../mail-commands.queries.ts';

/** Puts mails away until a moment; without one they are back. */
export function useSnoozeMails() {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  return useCommand({
    ask: async ({ chosen, until }: { chosen: Chosen; until: string | null }) =>
      call(snoozeMails, {
        body: { emailIds: await idsOf(chosen), until },
      }),
    said: ({ chosen, until }) => {
      const count = chosen.mails.length;
      const words = { count, formatted: number(count) };
      if (until === null) return t('mail.said.unsnoozed', words);
      return t('mail.said.snoozed', { ...words, moment: dateTime(until) });
    },
    touches: ['mail'],
    show: (shown, { chosen, until }) => showSnoozed(shown, chosen.mails, until),
  });
}
