import {
  addMailRule,
  applyMailRule,
  deleteMailRule,
  listMailRules,
  type MailRule,
  MailRuleConditions,
  moveMailRule,
  type NewMailRule,
  previewMailRule,
  updateMailRule,
} from '@atrium/contract/mail-rules';
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { useFormat } from '../../../ui/format.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { labelsStillThere } from '../../../ui/mail-labels.ts';
import { useCommand } from '../../../ui/use-command.ts';

const touches = ['mail-rule'];

export const mailRulesQuery = queryOptions({
  queryKey: ['mail-rule', 'list'],
  queryFn: async ({ signal }) => (await call(listMailRules, {}, { signal })).rules,
});

/** Null for a rule that there is not. */
export function mailRuleQuery(wanted: number) {
  return queryOptions({ ...mailRulesQuery, select: (rules) => rules.find(({ id }) => id === wanted) ?? null });
}

/** Which mails of the inbox would be meant; nothing is asked while no mail would be. */
export function mailRulePreviewQuery(conditions: MailRuleConditions) {
  const { success, data: body } = MailRuleConditions.safeParse(conditions);
  return queryOptions({
    queryKey: ['mail', 'rule-preview', body],
    queryFn: ({ signal }) => call(previewMailRule, { body: body ?? conditions }, { signal }),
    enabled: success,
    placeholderData: success ? keepPreviousData : undefined,
  });
}

export function useAddMailRule() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const once = useMakingOnce();
  return useCommand({
    ask: (rule: NewMailRule) =>
      once((idempotencyKey) => call(addMailRule, { body: { ...withItsLabels(client, rule), idempotencyKey } })),
    said: () => t('mail.rules.said.added'),
    touches,
  });
}

export function useUpdateMailRule() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useCommand({
    ask: ({ id, rule }: { id: number; rule: NewMailRule }) =>
      call(updateMailRule, { parameters: { id }, body: withItsLabels(client, rule) }),
    said: () => t('mail.rules.said.updated'),
    touches,
  });
}

/** One that was deleted while the form was open stands in no field any more, where it could be taken off. */
function withItsLabels(client: QueryClient, rule: NewMailRule): NewMailRule {
  return { ...rule, labels: labelsStillThere(client, rule.labels) };
}

export function useSwitchMailRule() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, ...rule }: MailRule) =>
      call(updateMailRule, { parameters: { id }, body: { ...rule, isOn: !rule.isOn } }),
    said: ({ isOn }) => t(isOn ? 'mail.rules.said.switchedOff' : 'mail.rules.said.switchedOn'),
    touches,
    show: (client, { id, isOn }) =>
      client.setQueryData(mailRulesQuery.queryKey, (rules) =>
        rules?.map((rule) => (rule.id === id ? { ...rule, isOn: !isOn } : rule)),
      ),
  });
}

export function useMoveMailRule() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, afterId }: { id: number; afterId: number | null }) =>
      call(moveMailRule, { parameters: { id }, body: { afterId } }),
    said: () => t('mail.rules.said.moved'),
    touches,
    show: (client, { id, afterId }) =>
      client.setQueryData(mailRulesQuery.queryKey, (rules) => rules && movedBehind(rules, id, afterId)),
  });
}

function movedBehind(rules: readonly MailRule[], id: number, afterId: number | null): MailRule[] {
  const others = rules.filter((rule) => rule.id !== id);
  const place = others.findIndex((rule) => rule.id === afterId) + 1;
  return others.toSpliced(place, 0, ...rules.filter((rule) => rule.id === id));
}

export function useDeleteMailRule() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id }: MailRule) => call(deleteMailRule, { parameters: { id } }),
    said: () => t('mail.rules.said.deleted'),
    touches,
  });
}

export function useApplyMailRule() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: ({ id }: Pick<MailRule, 'id'>) => call(applyMailRule, { parameters: { id } }),
    said: (_, { changed: count }) =>
      count === 0
        ? t('mail.rules.said.appliedToNone')
        : t('mail.rules.said.applied', { count, formatted: number(count) }),
    touches: ['mail'],
  });
}
