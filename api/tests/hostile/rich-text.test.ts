import { addPost, updatePost } from '@atrium/contract/blog-posts';
import { addArticle } from '@atrium/contract/help-writing';
import { addTask, updateTask } from '@atrium/contract/tasks';
import { expect, test } from 'vitest';
import { addAPost, newPost } from '../blog/posts.ts';
import { addAnArticle, faqSection, newTitle } from '../help/help.ts';
import { fieldsOf, openApp } from '../helper.ts';
import { addATask } from '../tasks/tasks.ts';

const app = await openApp();
const admin = await app.signIn('admin');

/** Few letters that ask for very many elements: each paragraph opens anew all tags that are open. */
const opened = Array.from({ length: 300 }, (_, id) => `<b id=${id}>`).join('');
const multiplied = `<p>${opened}${'<p>a'.repeat(900)}`;
const nested = '<blockquote>'.repeat(700);
const deepest = (html: string) => html.split('<blockquote>').length - 1;

test('A short text that asks for very many elements is refused by the name of its field', async () => {
  const { id } = await addATask(admin, { description: 'As it was' });
  const task = { title: 'Too much', description: multiplied };
  expect(fieldsOf(await admin.refused(400, addTask, { body: { task } }))).toEqual(['task.description']);
  const changed = { body: { task: { id, description: multiplied } } };
  expect(fieldsOf(await admin.refused(400, updateTask, changed))).toEqual(['task.description']);
  const { post } = await addAPost(admin);
  const body = { content: multiplied };
  expect(fieldsOf(await admin.refused(400, addPost, { body: { ...newPost(), ...body } }))).toEqual(['content']);
  expect(fieldsOf(await admin.refused(400, updatePost, { parameters: { id: post.id }, body }))).toEqual(['content']);
  const article = { sectionId: await faqSection(admin), title: newTitle(), isPublished: true, ...body };
  expect(fieldsOf(await admin.refused(400, addArticle, { body: article }))).toEqual(['content']);
});

test('Text keeps to its side, however the style is spaced', async () => {
  for (const style of ['text-align:center', 'text-align: center', ' TEXT-ALIGN :CENTER ; ']) {
    const { description } = await addATask(admin, { description: `<p style="${style}">In the middle</p>` });
    expect(description, style).toBe('<p style="text-align: center">In the middle</p>');
  }
});

test('What is nested deeper than anybody reads is flattened', async () => {
  const { description } = await addATask(admin, { description: nested });
  const { post } = await addAPost(admin, { content: `<p>In</p>${nested.repeat(30)}so deep` });
  const { content } = await addAnArticle(admin, await faqSection(admin), { content: `${nested}deep` });
  for (const html of [description, post.content, content]) expect(deepest(html)).toBe(201);
  expect(post.content).toContain('so deep');
});
