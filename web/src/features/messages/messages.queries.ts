import { getMessageAttachment, listMessages, type MessageAttachment } from '@atrium/contract/messages';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { messageOf } from '../../backend/backend-error.ts';
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

export function useAttachmentDownload(id: number) {
  return useMutation({
    mutationFn: ({ name, position }: MessageAttachment) => {
      const load = (signal: AbortSignal) => call(getMessageAttachment, { parameters: { id, position } }, { signal });
      return download(name, 1, load, new AbortController().signal);
    },
    onError: (error) => notify({ message: messageOf(error), tone: 'error' }),
  });
}
