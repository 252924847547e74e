import * as routes from '@atrium/contract/blog-feed';
import { updateRole } from '@atrium/contract/roles';
import { expect } from 'vitest';
import { addAPost } from '../blog/posts.ts';
import { newcomer } from '../people.ts';
import { origin, type Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';

/** The path of a new secret address. */
async function feedOf(person: Person): Promise<string> {
  return (await person.call(routes.renewBlogFeed)).address.replace(origin, '');
}

export const blogFeedProofs: ProofTable = {
  readBlogFeed: {
    works: {
      'what is published, the newest first, and only when it has changed': async ({ admin }) => {
        const { post } = await addAPost(admin, { status: 'Published', content: '<p>Mud and boots</p>' });
        const draft = await addAPost(admin);
        const { headers, text } = await admin.send(routes.readBlogFeed);
        expect(headers.get('content-type')).toContain('application/atom+xml');
        expect(text.match(/(?<=<entry>\s+<id>[^<]*<\/id>\s+<title>)[^<]*/)?.[0]).toBe(post.title);
        expect(text).toContain('&lt;p&gt;Mud and boots&lt;/p&gt;');
        expect(text).not.toContain(draft.post.title);
        const path = routes.readBlogFeed.path;
        const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
        expect((await admin.fetch(path, known)).status).toBe(304);
        await addAPost(admin, { status: 'Published' });
        expect((await admin.fetch(path, known)).status).toBe(200);
      },
    },
  },
  getBlogFeed: {
    works: {
      'none at first, and when it was made': async ({ app }) => {
        const person = await newcomer(app);
        expect(await person.call(routes.getBlogFeed)).toEqual({ feed: null });
        const { feed } = await person.call(routes.renewBlogFeed);
        expect(await person.call(routes.getBlogFeed)).toEqual({ feed });
      },
    },
  },
  renewBlogFeed: {
    works: {
      'told once and kept as a hash, and the address before stops working': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const first = await feedOf(person);
        const second = await feedOf(person);
        expect([(await nobody.get(first)).status, (await nobody.get(second)).status]).toEqual([404, 200]);
        const rows = await app.engine.read.selectFrom('secretAddresses').selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1)?.slice(0, 20));
      },
    },
  },
  revokeBlogFeed: {
    works: {
      'and the address stops working': async ({ app, nobody }) => {
        const person = await newcomer(app);
        const path = await feedOf(person);
        await person.call(routes.revokeBlogFeed);
        expect((await nobody.get(path)).status).toBe(404);
        await person.refused(404, routes.revokeBlogFeed);
      },
    },
  },
  followBlog: {
    works: {
      'for programs that are not signed in, as the feed for those who are': async ({ app, admin, nobody }) => {
        const path = await feedOf(await newcomer(app));
        const { text } = await nobody.get(path);
        expect(text.replace(path, routes.readBlogFeed.path)).toBe((await admin.send(routes.readBlogFeed)).text);
        expect((await nobody.get(path.replace('.xml', ''))).status).toBe(200);
      },
    },
    refuses: {
      'an address that is none, and that of a calendar': async ({ app, nobody }) => {
        await nobody.refused(404, routes.followBlog, { parameters: { token: 'guessed' } });
        await nobody.refused(400, routes.followBlog, { parameters: { token: 'x'.repeat(101) } });
        const path = await feedOf(await newcomer(app));
        expect((await nobody.get(path.replace('blog/feeds', 'calendar-feeds'))).status).toBe(404);
      },
      'the address of somebody who may no longer read the blog': async ({ app, admin, nobody }) => {
        const { person, role } = await personWith(app, admin, ['content:read']);
        const path = await feedOf(person);
        expect((await nobody.get(path)).status).toBe(200);
        await admin.call(updateRole, { parameters: { id: role.id }, body: { grants: [] } });
        expect((await nobody.get(path)).status).toBe(404);
      },
    },
  },
};
