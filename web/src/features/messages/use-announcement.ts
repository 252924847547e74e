import { AnnouncementInput, type WaitsFor } from '@atrium/contract/waitlist';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../ui/format.ts';
import { type ContractForm, fieldErrors, useContractForm } from '../../ui/forms/use-contract-form.ts';
import { notify } from '../../ui/notify.tsx';
import type { useConfirm } from '../../ui/use-confirm.tsx';
import { useAnnounce } from './waitlist.queries.ts';

export type Ask = ReturnType<typeof useConfirm>['confirm'];

const Letter = z.omit(AnnouncementInput, { waitsFor: true });
export type LetterValues = z.infer<typeof Letter>;

interface AnnouncementOptions {
  waitsFor: WaitsFor;
  /** How many are written to. */
  count: number;
  confirm: Ask;
  onDone: () => void;
}

/** One mail to everybody who waits. What is written stays when one looks at the other list. */
export function useAnnouncement({ waitsFor, count, confirm, onDone }: AnnouncementOptions): ContractForm<LetterValues> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { mutateAsync } = useAnnounce();
  const contractForm = useContractForm<LetterValues, LetterValues>({
    schema: Letter,
    initialValues: { subject: '', text: '' },
    submit: async (letter) => {
      const { told } = await mutateAsync({ ...letter, waitsFor });
      const counted = { count: told, formatted: number(told) };
      notify({ message: told > 0 ? t('messages.waitlist.told', counted) : t('messages.waitlist.toldAlready') });
      onDone();
    },
  });
  const isSure = () =>
    confirm({
      title: t('messages.waitlist.confirmTitle', { count, formatted: number(count) }),
      text: t('messages.waitlist.confirmText'),
      confirm: t('messages.waitlist.send'),
    });
  return { ...contractForm, onSubmit: questionFirst(contractForm, isSure) };
}

/** Asks before the form counts as being sent: its button could not take the focus back from the question otherwise. */
function questionFirst({ form, onSubmit }: ContractForm<LetterValues>, isSure: () => Promise<boolean>) {
  const send = async (...[event]: Parameters<typeof onSubmit>) => {
    const isWrong = Object.keys(fieldErrors(Letter, form.getValues())).length > 0;
    if (isWrong || (await isSure())) onSubmit(event);
  };
  return (...[event]: Parameters<typeof onSubmit>) => {
    event?.preventDefault();
    void send(event);
  };
}
