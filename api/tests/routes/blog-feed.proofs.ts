import * as routes from '@atrium/contract/blog-feed';
import { updateRole } from '@atrium/contract/roles';
import { expect } from 'vitest';
import { addAPost } from '../blog/posts.ts';
import { newcomer } from '../people.ts';
import type { Person } from '../person.ts';
import { personWith } from '../roles/roles.ts';
import type { ProofTable } from './proofs.ts';
import { newAddress, secretAddressProofs } from './secret-address.proofs.ts';

const feedOf = (person: Person) => newAddress(person, routes.renewBlogFeed);

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
  ...secretAddressProofs({ get: routes.getBlogFeed, renew: routes.renewBlogFeed, revoke: routes.revokeBlogFeed }),
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
