import {
  isOwnLabel,
  listMailLabels,
  type MailLabel,
  type MailLabelColor,
  mailLabels,
  type OwnMailLabel,
} from '@atrium/contract/mail-labels';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../backend/client.ts';
import { useAbility } from '../session/ability.ts';

/** Those that one made, in the order of their names. */
export const ownLabelsQuery = queryOptions({
  queryKey: ['mail-label', 'list'],
  queryFn: async ({ signal }) => (await call(listMailLabels, {}, { signal })).labels,
});

/** A label as it is called and looks here. */
export interface NamedLabel {
  key: MailLabel;
  name: string;
  tone: MailLabelColor;
}

const tones = { private: 'danger', company: 'accent', important: 'warning', personal: 'success' } as const;

/** All labels: the four that everybody has, and one's own as soon as they are known. */
export function useMailLabels(): readonly NamedLabel[] {
  const { t } = useTranslation();
  const own = useOwnLabels();
  return useMemo(
    () => [
      ...mailLabels.map((key) => ({ key, name: t(`mail.labels.${key}`), tone: tones[key] })),
      ...(own ?? []).map(({ key, name, color }) => ({ key, name, tone: color })),
    ],
    [t, own],
  );
}

/** Undefined until they are known. */
export function useOwnLabels(): readonly OwnMailLabel[] | undefined {
  const ability = useAbility();
  return useQuery({ ...ownLabelsQuery, enabled: ability.can('read', 'Mail') }).data;
}

/** What a label is called; one that is gone has no name any more. */
export function useLabelName(): (label: string) => string {
  const { t } = useTranslation();
  const own = useOwnLabels();
  return useCallback((label) => nameOf(t, label, own), [t, own]);
}

function nameOf(t: TFunction, label: string, own: readonly OwnMailLabel[] = []): string {
  if (!isOwnLabel(label)) return t(`mail.labels.${label}`);
  return own.find(({ key }) => key === label)?.name ?? t('mail.ownLabels.deleted');
}

/** Those of these that there are still, as far as that is known. */
export function labelsStillThere(client: QueryClient, labels: readonly MailLabel[]): MailLabel[] {
  const own = client.getQueryData(ownLabelsQuery.queryKey);
  return labels.filter((label) => !own || !isOwnLabel(label) || own.some(({ key }) => key === label));
}
