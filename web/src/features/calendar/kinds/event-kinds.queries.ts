import type { EventKind } from '@atrium/contract/calendar';
import {
  addEventKind,
  deleteEventKind,
  type NewEventKind,
  type OwnEventKind,
  updateEventKind,
} from '@atrium/contract/event-kinds';
import { useTranslation } from 'react-i18next';
import { call } from '../../../backend/client.ts';
import { eventKindsQuery } from '../../../ui/event-kinds.ts';
import { useFormat } from '../../../ui/format.ts';
import { useMakingOnce } from '../../../ui/forms/use-adding-once.ts';
import { useCommand } from '../../../ui/use-command.ts';

export function useAddKind() {
  const { t } = useTranslation();
  const once = useMakingOnce();
  return useCommand({
    ask: (kind: NewEventKind) => once((idempotencyKey) => call(addEventKind, { body: { ...kind, idempotencyKey } })),
    said: (_, { kind: { name } }) => t('calendar.ownKinds.said.added', { name }),
    touches: ['event-kind'],
  });
}

interface KindChange extends NewEventKind {
  id: number;
}

export function useUpdateKind() {
  const { t } = useTranslation();
  return useCommand({
    ask: ({ id, ...changes }: KindChange) => call(updateEventKind, { parameters: { id }, body: changes }),
    said: (_, { kind: { name } }) => t('calendar.ownKinds.said.updated', { name }),
    touches: ['event-kind'],
    show: (client, { id, name, color }) =>
      client.setQueryData(eventKindsQuery.queryKey, (known) =>
        known?.map((kind) => (kind.id === id ? { ...kind, name, color } : kind)),
      ),
  });
}

interface Deletion {
  kind: OwnEventKind;
  moveTo: EventKind;
}

export function useDeleteKind() {
  const { t } = useTranslation();
  const { number } = useFormat();
  return useCommand({
    ask: ({ kind: { id }, moveTo }: Deletion) => call(deleteEventKind, { parameters: { id }, query: { moveTo } }),
    said: ({ kind: { name } }, { moved }) =>
      moved === 0
        ? t('calendar.ownKinds.said.deleted', { name })
        : t('calendar.ownKinds.said.moved', { name, count: moved, formatted: number(moved) }),
    touches: ['event-kind', 'event'],
  });
}
