import { readSharedLogo } from '@atrium/contract/document-links';
import { fileIdIn, getFile } from '@atrium/contract/files';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../backend/client.ts';

/** A logo as an address that has all of it: the page is printed as soon as it is there. Whoever has no account reads it by the address of the document. */
export function logoQuery(logo: string, token?: string) {
  return queryOptions({
    queryKey: ['document-logo', logo, token ?? null],
    queryFn: async ({ signal }) => {
      const answer =
        token === undefined
          ? call(getFile, { parameters: { id: fileIdIn(logo) ?? 0 } }, { signal })
          : call(readSharedLogo, { body: { token } }, { signal, keepSession: true });
      return addressOf(await (await answer).blob());
    },
    enabled: logo !== '',
    meta: { isPublic: token !== undefined },
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}

function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });
}
