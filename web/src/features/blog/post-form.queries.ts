import {
  addPost,
  type EditedPost,
  listPostVersions,
  type PostVersion,
  readEditedPost,
  updatePost,
  uploadPostPicture,
} from '@atrium/contract/blog-posts';
import { queryOptions } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { PostValues } from './post-form-values.ts';

/** Null for a post that there is not. */
export function editedPostQuery(id: number) {
  return queryOptions({
    queryKey: ['blog-post', 'one', id],
    queryFn: ({ signal }): Promise<EditedPost | null> =>
      ifThere(call(readEditedPost, { parameters: { id } }, { signal }).then(({ post }) => post)),
  });
}

export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: ['blog-post', 'versions', id],
    queryFn: async ({ signal }): Promise<PostVersion[]> =>
      (await call(listPostVersions, { parameters: { id } }, { signal })).versions,
  });
}

/** Null adds one. */
export function useSavePost(id: number | null) {
  const once = useMakingOnce();
  return useSaving({
    mutationFn: async ({ values, changes }: { values: PostValues; changes: Partial<PostValues> }) => {
      if (id === null) return once((idempotencyKey) => call(addPost, { body: { ...values, idempotencyKey } }));
      return call(updatePost, { parameters: { id }, body: changes });
    },
    touches: ['blog-post'],
  });
}

export async function sendPostPicture(name: string, upload: Blob): Promise<number> {
  return (await call(uploadPostPicture, { query: { name }, upload })).file.id;
}
