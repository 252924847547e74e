import type { SecretAddress } from '@atrium/contract/secret-addresses';
import { ownerOfAddress, renewSecretAddress } from '../../auth/secret-addresses.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { unlessKnown } from '../../unless-known.ts';
import { atomOf } from './blog.atom.ts';
import { findLatest } from './blog.queries.ts';

const mostEntries = 30;
const atomMediaType = 'application/atom+xml; charset=utf-8';

export async function renewBlogFeed(context: SignedInContext): Promise<{ feed: SecretAddress; address: string }> {
  const { feed, token } = await renewSecretAddress(context, 'blog');
  return { feed, address: `${context.services.settings.publicUrl}/api/v1/blog/feeds/${token}.xml` };
}

/** Works as long as its account may sign in and read the blog. */
export async function followBlog(context: Context, name: string): Promise<Response> {
  const { ability } = await ownerOfAddress(context.services.engine.read, 'blog', name.replace(/\.xml$/, ''));
  if (ability.cannot('read', 'Blog')) throw notFound('secret address');
  return blogFeed(context);
}

export async function blogFeed({ services, request }: Context): Promise<Response> {
  const posts = await findLatest(services.engine.read, mostEntries);
  const self = new URL(request.url).pathname;
  return unlessKnown(request, atomOf(posts, services.settings, self), atomMediaType);
}
