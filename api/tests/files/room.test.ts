import { addPost, deletePost } from '@atrium/contract/blog-posts';
import { addProduct, deleteProducts, updateProduct } from '@atrium/contract/catalogue';
import { undoChange } from '@atrium/contract/changes';
import { fileIdIn, uploadAttachment, uploadFile } from '@atrium/contract/files';
import { deleteProfilePost } from '@atrium/contract/profile';
import { addProfilePost, updateProfilePost } from '@atrium/contract/profile-feed';
import { updateOwnProfile } from '@atrium/contract/profile-people';
import { beforeEach, expect, test } from 'vitest';
import { newPost } from '../blog/posts.ts';
import { openApp, type TestApp } from '../helper.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { ownPicture } from '../profile/profile.ts';
import { picture } from '../shop/pictures.ts';

const allRoom = 1_000_000_000;
const lantern = { name: 'Lantern', brand: 'Heron Press', category: 'print', priceCents: 100 } as const;

let app: TestApp;
let admin: Person;

beforeEach(async () => {
  app = await openApp();
  admin = await app.signIn('admin');
});

/** As if it were as large as that. */
async function grow(path: string, size: number): Promise<void> {
  const id = fileIdIn(path) ?? 0;
  await app.engine.write((transaction) =>
    transaction.updateTable('files').set({ size }).where('id', '=', id).execute(),
  );
}

async function upload(person = admin): Promise<number> {
  const answer = await person.send(uploadAttachment, { query: { name: 'more.png' }, upload: picture() });
  if (answer.status === 409) expect(answer.text).toContain('Your files have all the room that there is for you: 1 GB.');
  return answer.status;
}

type Changed = Promise<{ changeId: number | null }>;

/** What shows a picture, each with how it does and how it lets go of it again. */
const places: Record<string, (image: string) => Promise<() => Changed>> = {
  'an avatar': async (avatar) => {
    await admin.call(updateOwnProfile, { body: { avatar } });
    return () => admin.call(updateOwnProfile, { body: { avatar: '' } });
  },
  'a cover that another one replaces': async (cover) => {
    await admin.call(updateOwnProfile, { body: { cover } });
    const other = await ownPicture(admin);
    return () => admin.call(updateOwnProfile, { body: { cover: other } });
  },
  'a post on a profile': async (image) => {
    const { post } = await admin.call(addProfilePost, { body: { text: 'Look.', pictures: [image] } });
    return () => admin.call(deleteProfilePost, { parameters: { id: post.id } });
  },
  'a post on a profile that is written anew': async (image) => {
    const { post } = await admin.call(addProfilePost, { body: { text: 'Look.', pictures: [image] } });
    const body = { text: 'Look.', pictures: [] };
    return () => admin.call(updateProfilePost, { parameters: { id: post.id }, body });
  },
  'a post of the blog': async (featuredImage) => {
    const { post } = await admin.call(addPost, { body: newPost({ featuredImage }) });
    return () => admin.call(deletePost, { parameters: { id: post.id } });
  },
  'a product that gets another picture': async (image) => {
    const { product } = await admin.call(addProduct, { body: { ...lantern, image } });
    const other = await ownPicture(admin);
    return () => admin.call(updateProduct, { parameters: { id: product.id }, body: { image: other } });
  },
};

test.for(Object.keys(places))(
  'The picture of %s takes room until it is let go of, and again when undo brings it back',
  async (place) => {
    const image = await ownPicture(admin);
    const release = await places[place]?.(image);
    await grow(image, allRoom - 10);
    expect(await upload()).toBe(409);
    const released = await release?.();
    expect(await upload()).toBe(201);
    await admin.call(undoChange, { parameters: { id: released?.changeId ?? 0 } });
    expect(await upload()).toBe(409);
  },
);

test('A picture counts once, for whoever uploaded it, as long as one of those that show it stands', async () => {
  const image = await ownPicture(admin);
  const [one, other] = [
    await admin.call(addProduct, { body: { ...lantern, image } }),
    await admin.call(addProduct, { body: { ...lantern, name: 'Lamp', image } }),
  ];
  await grow(image, allRoom / 2 + 1_000);
  expect(await upload()).toBe(201);
  await grow(image, allRoom - 10);
  expect([await upload(), await upload(await newcomer(app))]).toEqual([409, 201]);
  await admin.call(deleteProducts, { body: { ids: [one.product.id] } });
  expect(await upload()).toBe(409);
  await admin.call(deleteProducts, { body: { ids: [other.product.id] } });
  expect(await upload()).toBe(201);
});

test('What is sent along and what is new share the room with the pictures that are shown', async () => {
  const image = await ownPicture(admin);
  await admin.call(addProduct, { body: { ...lantern, image } });
  await grow(image, allRoom / 2);
  const unused = await ownPicture(admin);
  await grow(unused, allRoom / 2 - 10);
  const text = new Blob(['So many words.'], { type: 'text/plain' });
  await admin.refused(409, uploadAttachment, { query: { name: 'words.txt' }, upload: text });
  app.moveClock(86_500);
  admin = await app.signIn('admin');
  await admin.call(uploadAttachment, { query: { name: 'words.txt' }, upload: text });
});

test('Whoever replaces picture after picture is stopped for a day, as with pictures that nothing ever showed', async () => {
  const { accountId } = admin;
  const bytes = new Uint8Array(1);
  const file = { accountId, name: 'old.png', mediaType: 'image/png', size: 1, sha256: '', bytes, sharedAt: null };
  const replaced = { ...file, subject: 'Product', createdAt: app.services.now().toISOString() } as const;
  const rows = Array.from({ length: 200 }, (_, place) => ({ ...replaced, id: 900_000 + place }));
  await app.engine.write((transaction) => transaction.insertInto('files').values(rows).execute());
  const refused = await admin.refused(409, uploadFile, { query: { name: 'new.png' }, upload: picture() });
  expect(refused.detail).toBe('You have uploaded 200 files that nothing refers to. Try again tomorrow.');
  app.moveClock(86_500);
  admin = await app.signIn('admin');
  expect(await upload()).toBe(201);
});
