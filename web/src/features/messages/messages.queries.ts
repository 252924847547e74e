import {
  getMessage,
  getMessageAttachment,
  listMessages,
  type Message,
  type MessageAttachment,
} from '@atrium/contract/messages';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { ifThere, messageOf } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { download } from '../../ui/data-table/download.ts';
import { notify } from '../../ui/notify.tsx';

export function messagesQuery(query: { page: number; perPage: number }) {
  return queryOptions({
    queryKey: ['message', 'list', query],
    queryFn: ({ signal }) => call(listMessages, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One message, as it is where it was seen already; null where there is none. */
export function messageQuery(id: number, seen: Message | undefined) {
  return queryOptions({
    queryKey: ['message', 'one', id],
    queryFn: ({ signal }) =>
      ifThere(call(getMessage, { parameters: { id } }, { signal }).then(({ message }): Message | null => message)),
    ...(seen && { initialData: seen }),
  });
}

export function useAttachmentDownload(id: number) {
  return useMutation({
    mutationFn: ({ name, position }: MessageAttachment) => {
      const load = (signal: AbortSignal) => call(getMessageAttachment, { parameters: { id, position } }, { signal });
      return download(name, 1, load, new AbortController().signal);
    },
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
