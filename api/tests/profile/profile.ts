import { pathOfFile, uploadAttachment } from '@atrium/contract/files';
import {
  addProfileComment,
  type Poll,
  type ProfileComment,
  type ProfilePost,
  readProfile,
} from '@atrium/contract/profile';
import { addProfilePost, type FeedPost } from '@atrium/contract/profile-feed';
import { readPerson } from '@atrium/contract/profile-people';
import type { Person } from '../person.ts';
import { dot } from '../shop/pictures.ts';

export const profileOf = (person: Person) => person.call(readProfile, { query: {} });

export async function addAPost(person: Person, text = 'A text of one’s own.'): Promise<FeedPost> {
  return (await person.call(addProfilePost, { body: { text } })).post;
}

/** A post with a comment of the same person. */
export async function addAComment(person: Person): Promise<{ post: FeedPost; comment: ProfileComment }> {
  const post = await addAPost(person);
  const body = { text: 'A word about it.' };
  const { comment } = await person.call(addProfileComment, { parameters: { id: post.id }, body });
  return { post, comment };
}

/** A post as somebody sees it on the first page; undefined when it is not there. */
export async function postOf(person: Person, id: number): Promise<ProfilePost | undefined> {
  return (await profileOf(person)).post.find((post) => post.id === id);
}

export async function pollOf(person: Person, id: number): Promise<Poll> {
  const poll = (await profileOf(person)).polls.find((candidate) => candidate.id === id);
  if (!poll) throw new Error('There is no such poll.');
  return poll;
}

export async function personIdOf(person: Person): Promise<number> {
  return (await person.call(readPerson, { query: {} })).person.id;
}

/** A picture that somebody has uploaded: each is another one. */
export async function ownPicture(person: Person, bytes: BlobPart = dot): Promise<string> {
  const { file } = await person.call(uploadAttachment, { query: { name: 'picture.png' }, upload: new Blob([bytes]) });
  return pathOfFile(file.id);
}
