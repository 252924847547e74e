import { addComment } from '@atrium/contract/blog-comments';
import { addPost, type NewPost } from '@atrium/contract/blog-posts';
import type { Person } from '../person.ts';

let posts = 0;

/** What nobody else in this file wrote. */
export function newPost(more: Partial<NewPost> = {}) {
  posts += 1;
  return { title: `Low tide ${posts}`, slug: `low-tide-number-${posts}`, content: '<p>Mud.</p>', ...more };
}

export function addAPost(person: Person, more: Partial<NewPost> = {}) {
  return person.call(addPost, { body: newPost(more) });
}

/** A comment on a post of an administrator's. */
export async function addAComment(admin: Person, person: Person) {
  const { post } = await addAPost(admin, { status: 'Published' });
  const comment = await person.call(addComment, { parameters: { id: post.id }, body: { text: 'Bring boots.' } });
  return { post, ...comment };
}
