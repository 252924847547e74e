import { addAddress, deleteAddress } from '@atrium/contract/addresses';
import { deleteComment, updateComment } from '@atrium/contract/blog-comments';
import { addPost, bookmarkPost, deletePost, forgetPost, readPost, updatePost } from '@atrium/contract/blog-posts';
import { type Entity, listChanges, undoChange } from '@atrium/contract/changes';
import { addCoupon, deleteCoupon } from '@atrium/contract/coupons';
import type { Grant } from '@atrium/contract/grants';
import { addRole, deleteRole, updateRole } from '@atrium/contract/roles';
import { updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { addAComment, addAPost, newPost } from '../blog/posts.ts';
import { openApp } from '../helper.ts';
import { addSomebody, newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { newRoleName, personWith } from '../roles/roles.ts';
import { newCoupon } from '../shop/coupons.ts';
import { address } from '../shop/shop.ts';
import { addATask } from '../tasks/tasks.ts';

const app = await openApp();
const admin = await app.signIn('admin');

type Deed = (person: Person) => Promise<{ changeId: number | null }>;

/** Whether the log offers Undo to this person; of what is private it is asked for by its entity. */
async function isOffered(person: Person, id: number | null, entity?: Entity): Promise<boolean> {
  const { changes } = await person.call(listChanges, { query: { ...(entity && { entity }), perPage: 100 } });
  return changes.find((change) => change.id === id)?.isUndoable ?? false;
}

/** What each does who may: afterwards that right is lost. */
async function expectRefusedWithout(
  lost: Grant,
  given: readonly Grant[],
  deeds: Readonly<Record<string, Deed>>,
  { entity, isSaid = true }: { entity?: Entity; isSaid?: boolean } = {},
) {
  const held: readonly Grant[] = [...given, 'audit:read'];
  for (const [deed, act] of Object.entries(deeds)) {
    const { person, role } = await personWith(app, admin, [...held, lost]);
    const { changeId: id } = await act(person);
    const parameters = { id };
    expect(await isOffered(person, id, entity), deed).toBe(true);
    await admin.call(updateRole, { parameters: { id: role.id }, body: { grants: [...held] } });
    expect(await isOffered(person, id, entity), deed).toBe(!isSaid);
    await expect(person.refused(403, undoChange, { parameters }), deed).resolves.toBeDefined();
    await admin.call(updateRole, { parameters: { id: role.id }, body: { grants: [...held, lost] } });
    await person.call(undoChange, { parameters });
  }
}

test('Who may no longer write in the blog takes back nothing that was done to posts', async () => {
  const published = () => addAPost(admin, { status: 'Published' });
  await expectRefusedWithout('content:write', ['content:read'], {
    rename: async (person) => {
      const { post } = await published();
      return person.call(updatePost, { parameters: { id: post.id }, body: { title: 'Ebb' } });
    },
    withdraw: async (person) => {
      const { post } = await published();
      return person.call(updatePost, { parameters: { id: post.id }, body: { status: 'Draft' } });
    },
    delete: async (person) => {
      const { post } = await published();
      return person.call(deletePost, { parameters: { id: post.id } });
    },
  });
  // A record of a comment does not say whose it was.
  const deeds = {
    'delete a comment of somebody else': async (person: Person) => {
      const { commentId } = await addAComment(admin, admin);
      return person.call(deleteComment, { parameters: { id: commentId } });
    },
  };
  await expectRefusedWithout('content:write', ['content:read'], deeds, { isSaid: false });
  await expectRefusedWithout('content:create', ['content:read'], {
    'write a draft': (person) => person.call(addPost, { body: newPost() }),
    'change a draft of their own': async (person) => {
      const { post } = await addAPost(person);
      return person.call(updatePost, { parameters: { id: post.id }, body: { title: 'Ebb' } });
    },
    'delete a draft of their own': async (person) => {
      const { post } = await addAPost(person);
      return person.call(deletePost, { parameters: { id: post.id } });
    },
  });
});

test('Who wrote a post takes back nothing of it once somebody else has published it', async () => {
  const { person: writer } = await personWith(app, admin, ['content:read', 'content:create']);
  const { post, changeId } = await addAPost(writer, { status: 'Pending' });
  const parameters = { id: post.id };
  const renamed = await writer.call(updatePost, { parameters, body: { title: 'Spring tide' } });
  await admin.call(updatePost, { parameters, body: { status: 'Published' } });
  await writer.refused(403, undoChange, { parameters: { id: renamed.changeId } });
  await admin.call(undoChange, { parameters: { id: renamed.changeId } });
  await writer.refused(409, undoChange, { parameters: { id: changeId } });
  expect((await admin.call(readPost, { parameters: { post: post.slug } })).post.status).toBe('Published');
});

test('Who may look after the log and reads the blog changes nothing in it by undo', async () => {
  const { person: auditor } = await personWith(app, admin, ['audit:read', 'audit:write', 'content:read']);
  const { post, commentId, changeId } = await addAComment(admin, admin);
  const parameters = { id: post.id };
  const renamed = await admin.call(updatePost, { parameters, body: { title: 'Ebb' } });
  await auditor.refused(403, undoChange, { parameters: { id: changeId } });
  await auditor.refused(403, undoChange, { parameters: { id: renamed.changeId } });
  const edited = await admin.call(updateComment, { parameters: { id: commentId }, body: { text: 'Tall boots.' } });
  await auditor.refused(403, undoChange, { parameters: { id: edited.changeId } });
  const removed = await admin.call(deleteComment, { parameters: { id: commentId } });
  await auditor.refused(403, undoChange, { parameters: { id: removed.changeId } });
});

test('What somebody says in a comment, nobody else makes them say by undo', async () => {
  const person = await newcomer(app);
  const { commentId } = await addAComment(admin, person);
  const edited = await person.call(updateComment, { parameters: { id: commentId }, body: { text: 'Tall boots.' } });
  await admin.refused(403, undoChange, { parameters: { id: edited.changeId } });
  await person.call(undoChange, { parameters: { id: edited.changeId } });
});

test('A bookmark does not come back to a post that is a draft again', async () => {
  const { post } = await addAPost(admin, { status: 'Published' });
  const parameters = { id: post.id };
  await admin.call(bookmarkPost, { parameters });
  const { changeId } = await admin.call(forgetPost, { parameters });
  await admin.call(updatePost, { parameters, body: { status: 'Draft' } });
  await admin.refused(409, undoChange, { parameters: { id: changeId } });
});

test('What was to be published meanwhile is not by undo, but waits as a draft', async () => {
  const own = await openApp({ settings: { accessTokenSeconds: 86_400 } });
  const writer = await own.signIn('admin');
  const planned = { publishAt: new Date(own.services.now().getTime() + 3_600_000).toISOString() };
  const deleted = await addAPost(writer, planned);
  const published = await addAPost(writer, planned);
  const { changeId } = await writer.call(deletePost, { parameters: { id: deleted.post.id } });
  const early = await writer.call(updatePost, { parameters: { id: published.post.id }, body: { status: 'Published' } });
  own.moveClock(7_200);
  for (const id of [changeId, early.changeId]) await writer.call(undoChange, { parameters: { id } });
  await own.app.runDueJobs();
  for (const { post } of [deleted, published]) {
    const page = await writer.call(readPost, { parameters: { post: post.slug } });
    expect(page.post).toMatchObject({ status: 'Draft', publishAt: null });
  }
});

test('Coupons and addresses come back only for who may still give them out and keep them', async () => {
  await expectRefusedWithout('orders:write', ['orders:read', 'orders:create'], {
    'delete a coupon': async (person) => {
      const { coupon } = await person.call(addCoupon, { body: newCoupon() });
      return person.call(deleteCoupon, { parameters: { id: coupon.id } });
    },
  });
  const deeds = {
    'delete an address': async (person: Person) => {
      const added = await person.call(addAddress, { body: address });
      return person.call(deleteAddress, { parameters: { id: added.address.id } });
    },
  };
  await expectRefusedWithout('orders:create', ['orders:read'], deeds, { entity: 'address' });
});

test('Whose task it was takes nothing of it back once it is somebody else’s to do', async () => {
  const [owner, helper] = [await newcomer(app), await newcomer(app)];
  const assignee = { fullName: 'Helper', avatar: '', accountId: helper.accountId };
  const { id } = await addATask(owner, { assignee });
  const done = await helper.call(updateTask, { body: { task: { id, isCompleted: true } } });
  await owner.call(updateTask, { body: { task: { id, assignee: null } } });
  await helper.refused(403, undoChange, { parameters: { id: done.changeId } });
  await owner.call(updateTask, { body: { task: { id, assignee } } });
  await helper.call(undoChange, { parameters: { id: done.changeId } });
});

test('Undo is not offered of a request that also did what one may no longer take back', async () => {
  const held: readonly Grant[] = ['users:read', 'users:write', 'users:create', 'audit:read'];
  const { person, role } = await personWith(app, admin, [...held, 'access:read', 'access:write', 'access:create']);
  const user = await addSomebody(admin);
  const { role: given } = await person.call(addRole, {
    body: { name: newRoleName(), grants: [], addUserIds: [user.id] },
  });
  const { role: next } = await person.call(addRole, { body: { name: newRoleName(), grants: [] } });
  const { changeId } = await person.call(deleteRole, { parameters: { id: given.id }, query: { moveTo: next.id } });
  const query = { entity: 'user', entityId: user.id } as const;
  const offered = async () => (await person.call(listChanges, { query })).changes[0]?.isUndoable;
  expect(await offered()).toBe(true);
  await admin.call(updateRole, { parameters: { id: role.id }, body: { grants: [...held] } });
  expect(await offered()).toBe(false);
  await person.refused(403, undoChange, { parameters: { id: changeId } });
});
