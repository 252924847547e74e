import { getChat } from '@atrium/contract/chat';
import { routes } from '@atrium/contract/routes';
import { getUser, listUsers } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import { routeOf } from '../conformity.ts';
import { openApp } from '../helper.ts';

const app = await openApp();
const admin = await app.signIn('admin');

test('An address without a route is a 404 that says nothing of what is inside, for everybody', async () => {
  const paths = [
    '/',
    '/api',
    '/api/v1',
    '/api/v1/users',
    '/apps/users/add-user/',
    '/jwt',
    '/JWT/login',
    '/api//config',
    '/api/v1/users/1/access/',
  ];
  for (const path of [
    ...paths,
    '/..%2f..%2fetc/passwd',
    '/api/v1/nothing/1%2Faccess',
    '/%00',
    '/%ff',
    '/%',
    `/${'x'.repeat(5_000)}`,
    '/api/config;a=b',
    '/.env',
  ]) {
    for (const person of [admin, app.visitor()]) {
      const { status, body } = await person.get(path);
      expect([status, body], path).toEqual([
        404,
        { type: 'about:blank', title: 'Not found', status: 404, detail: 'There is no such address.' },
      ]);
    }
  }
});

test('A route answers its own method, and HEAD where it answers GET; what is asked by another hears which there are', async () => {
  for (const route of routes) {
    const path = route.path.replace(/\{\w+\}/g, '1');
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].filter(
      (method) => !routeOf(method, path),
    );
    for (const method of others) {
      const { status, headers } = await admin.fetch(path, { method });
      const allowed = headers.get('allow')?.split(', ');
      expect([status, allowed], `${method} ${path}`).toEqual([405, expect.arrayContaining([route.method])]);
      expect(allowed).not.toContain(method);
    }
  }
  expect((await admin.fetch(listUsers.path, { method: 'DELETE' })).body).toEqual({
    type: 'about:blank',
    title: 'Method not allowed',
    status: 405,
    detail: 'This address does not answer DELETE. It answers GET, HEAD.',
  });
  const [head, get] = [await admin.fetch(listUsers.path, { method: 'HEAD' }), await admin.get(listUsers.path)];
  expect([head.status, head.text, get.status]).toEqual([200, '', 200]);
});

test('HEAD, which is to change nothing, is not answered where a GET says that something was seen', async () => {
  const { status, headers } = await admin.fetch(`${getChat.path}?id=2`, { method: 'HEAD' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET']);
});

test('What is no id in a path is a 400 or an address without a route, never a failure', async () => {
  const ids = [
    '0',
    '-1',
    '1.5',
    'abc',
    'null',
    '%20',
    '%00',
    '%F0%9F%A6%8A',
    "1'",
    '1;drop',
    '1%20or%201=1',
    '１',
    '1,2',
    '[1]',
    '%ZZ',
    '%',
    '..%5c',
    '9'.repeat(400),
  ];
  for (const id of ids) {
    const answers = [
      await admin.get(`/api/v1/users/${id}/access`),
      await admin.patch(`/api/v1/users/${id}`, {}),
      await admin.delete(`/api/v1/saved-views/${id}`),
      await admin.post(`/api/v1/changes/${id}/undo`),
    ];
    for (const { status } of answers) expect([400, 404], id).toContain(status);
  }
});

test('A query that is broken, endless or strange is read as far as it can be', async () => {
  const fine = [
    '?',
    '?&&&',
    '?=',
    '?=x',
    '?%',
    '?%zz=%zz',
    '?x',
    '?[]=1',
    '?[][]=2',
    '?q',
    '?q=',
    '??page=2',
    '?page=1&',
    `?${'a=1&'.repeat(5_000)}`,
  ];
  for (const query of fine) expect((await admin.get(listUsers.path + query)).status, query.slice(0, 20)).toBe(200);
  const wrong = [
    '?q=%00',
    '?page=%',
    '?page=%zz',
    '?page=1%00',
    '?sort[x]=asc&sort=up',
    '?page=1;perPage=2',
    '?page=+',
    '?role=admin%20',
  ];
  for (const query of wrong) expect((await admin.get(listUsers.path + query)).status, query).toBe(400);
  expect((await admin.get(`${listUsers.path}?q=%ff%fe`)).status).toBe(200);
});

test('Names that mean something to JavaScript mean nothing in a query', async () => {
  const plain = (await admin.get(`${getUser.path}?id=1`)).text;
  for (const trap of [
    '__proto__=x',
    '__proto__[]=x',
    '__proto__[id]=2',
    'constructor=x',
    'constructor[prototype][id]=2',
    'prototype=x',
    'toString=x',
    'hasOwnProperty=x',
    'then=x',
    'length=0',
  ]) {
    for (const query of [`id=1&${trap}`, `${trap}&id=1`, `id=1&${trap}&${trap}`]) {
      expect((await admin.get(`${getUser.path}?${query}`)).text, query).toBe(plain);
    }
    expect((await admin.get(`${getUser.path}?${trap}`)).status, trap).toBe(400);
    expect((await admin.get(`${listUsers.path}?${trap}`)).status, trap).toBe(200);
  }
});

test('Strange headers change nothing', async () => {
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-forwarded-for': '127.0.0.1',
    range: 'bytes=0-5',
    accept: 'text/html',
    'accept-encoding': 'x',
    expect: '',
    'if-match': '*',
    cookie: 'a=b',
    origin: 'null',
  };
  const { status, body } = await admin.fetch(`${getUser.path}?id=1`, { headers });
  expect([status, body]).toEqual([200, (await admin.get(`${getUser.path}?id=1`)).body]);
});
