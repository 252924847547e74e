import * as comments from '@atrium/contract/blog-comments';
import { renewBlogFeed, revokeBlogFeed } from '@atrium/contract/blog-feed';
import * as posts from '@atrium/contract/blog-posts';
import { addAComment, addAPost, newPost } from '../blog/posts.ts';
import { newcomer } from '../people.ts';
import { picture } from '../shop/pictures.ts';
import { type Acts, by } from './act.ts';

export const blogActs: Acts = {
  addPost: async (_, admin) => by(admin, () => admin.send(posts.addPost, { body: newPost() })),
  updatePost: async (_, admin) => {
    const { post } = await addAPost(admin);
    const body = { title: 'Ebb', slug: `ebb-${post.id}`, tags: ['Food'], status: 'Published', content: '<p>Sand.</p>' };
    return by(admin, () => admin.send(posts.updatePost, { parameters: { id: post.id }, body }));
  },
  deletePost: async (_, admin) => {
    const { post } = await addAPost(admin, { publishAt: '2027-01-01T00:00:00.000Z' });
    return by(admin, () => admin.send(posts.deletePost, { parameters: { id: post.id } }));
  },
  uploadPostPicture: async (_, admin) =>
    by(admin, () => admin.send(posts.uploadPostPicture, { query: { name: 'tide.png' }, upload: picture() })),
  bookmarkPost: async (_, admin) => {
    const { post } = await addAPost(admin, { status: 'Published' });
    return by(admin, () => admin.send(posts.bookmarkPost, { parameters: { id: post.id } }));
  },
  forgetPost: async (_, admin) => {
    const { post } = await addAPost(admin, { status: 'Published' });
    await admin.call(posts.bookmarkPost, { parameters: { id: post.id } });
    return by(admin, () => admin.send(posts.forgetPost, { parameters: { id: post.id } }));
  },
  addComment: async (_, admin) => {
    const { post } = await addAPost(admin, { status: 'Published' });
    return by(admin, () => admin.send(comments.addComment, { parameters: { id: post.id }, body: { text: 'Boots.' } }));
  },
  updateComment: async (_, admin) => {
    const { commentId } = await addAComment(admin, admin);
    const body = { text: 'Tall boots.' };
    return by(admin, () => admin.send(comments.updateComment, { parameters: { id: commentId }, body }));
  },
  deleteComment: async (_, admin) => {
    const { commentId } = await addAComment(admin, admin);
    return by(admin, () => admin.send(comments.deleteComment, { parameters: { id: commentId } }));
  },
  renewBlogFeed: async (app) => {
    const person = await newcomer(app);
    return by(person, () => person.send(renewBlogFeed));
  },
  revokeBlogFeed: async (app) => {
    const person = await newcomer(app);
    await person.send(renewBlogFeed);
    return by(person, () => person.send(revokeBlogFeed));
  },
};
