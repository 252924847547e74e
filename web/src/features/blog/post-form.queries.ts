import {
  addPost,
  type EditedPost,
  listPostVersions,
  type PostVersion,
  readEditedPost,
  updatePost,
  uploadPostPicture,
} from '@atrium/contract/blog-posts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ifThere } from '../../backend/backend-error.ts';
import { call } from '../../backend/client.ts';
import { useMakingOnce } from '../../ui/forms/use-adding-once.ts';
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
  const client = useQueryClient();
  const once = useMakingOnce();
  return useMutation({
    mutationFn: async ({ values, changes }: { values: PostValues; changes: Partial<PostValues> }) => {
      if (id === null) return once((idempotencyKey) => call(addPost, { body: { ...values, idempotencyKey } }));
      return call(updatePost, { parameters: { id }, body: changes });
    },
    onSettled: () =>
      Promise.all(['blog-post', 'change'].map((entity) => client.invalidateQueries({ queryKey: [entity] }))),
  });
}

export async function sendPostPicture(name: string, upload: Blob): Promise<number> {
  return (await call(uploadPostPicture, { query: { name }, upload })).file.id;
}
