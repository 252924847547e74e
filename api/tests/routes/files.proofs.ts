import { addProduct } from '@atrium/contract/catalogue';
import * as routes from '@atrium/contract/files';
import { expect } from 'vitest';
import { newcomer } from '../people.ts';
import { dot, picture } from '../shop/pictures.ts';
import type { ProofTable } from './proofs.ts';

const product = { name: 'Dot', brand: 'Heron Press', category: 'print', priceCents: 100 } as const;
const ofKind = (...bytes: readonly number[]) => Uint8Array.from([...bytes, ...new Array<number>(20).fill(0)]);

export const fileProofs: ProofTable = {
  uploadFile: {
    works: {
      'a picture, byte by byte': async ({ admin, app }) => {
        const { file } = await admin.call(routes.uploadFile, { query: { name: 'dot.png' }, upload: picture() });
        const createdAt = app.services.now().toISOString();
        expect(file).toEqual({ id: file.id, name: 'dot.png', mediaType: 'image/png', size: dot.length, createdAt });
        const row = await app.engine.read.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirst();
        expect(new Uint8Array(row?.bytes ?? [])).toEqual(dot);
      },
      'what it is, whatever it says it is': async ({ admin }) => {
        const kinds = {
          'image/jpeg': ofKind(0xff, 0xd8, 0xff, 0xe0),
          'image/gif': new TextEncoder().encode('GIF89a and more of it'),
          'image/webp': new TextEncoder().encode('RIFFxxxxWEBPVP8 and more of it'),
        };
        for (const [mediaType, bytes] of Object.entries(kinds)) {
          const upload = picture(bytes, 'image/png');
          const { file } = await admin.call(routes.uploadFile, { query: { name: 'a' }, upload });
          expect(file.mediaType).toBe(mediaType);
        }
      },
      'what nothing refers to is removed after a day, and nothing else': async ({ admin, app }) => {
        const upload = picture();
        const [unused, used] = [
          await admin.call(routes.uploadFile, { query: { name: 'unused' }, upload }),
          await admin.call(routes.uploadFile, { query: { name: 'used' }, upload }),
        ];
        await admin.call(addProduct, { body: { ...product, image: routes.pathOfFile(used.file.id) } });
        app.moveClock(86_500);
        const later = await app.signIn('admin');
        const { file } = await later.call(routes.uploadFile, { query: { name: 'new' }, upload });
        await app.settle();
        const rows = await app.engine.read.selectFrom('files').select('id').execute();
        const ids = rows.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining([used.file.id, file.id]));
        expect(ids).not.toContain(unused.file.id);
        app.moveClock(-86_500);
      },
    },
    refuses: {
      'what is no picture': async ({ admin }) => {
        for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '\x89PNG']) {
          const upload = new Blob([text], { type: 'image/png' });
          await admin.refused(400, routes.uploadFile, { query: { name: 'a.png' }, upload });
        }
        const upload = new Blob(['<svg/>'], { type: 'image/svg+xml' });
        await admin.refused(400, routes.uploadFile, { query: { name: 'a.svg' }, upload });
      },
      'more than 5 MB': async ({ admin }) => {
        const upload = picture(Uint8Array.from([...dot, ...new Uint8Array(5_000_000)]));
        await admin.refused(413, routes.uploadFile, { query: { name: 'a.png' }, upload });
      },
      'a picture without a name': async ({ admin }) => {
        await admin.refused(400, routes.uploadFile, { query: {}, upload: picture() });
      },
    },
  },
  getFile: {
    works: {
      'its own bytes, which no browser runs and everybody may keep': async ({ admin }) => {
        const { file } = await admin.call(routes.uploadFile, { query: { name: 'ä"\n.png' }, upload: picture() });
        const { status, headers } = await admin.send(routes.getFile, { parameters: { id: file.id } });
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('image/png');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toContain('sandbox');
        expect(headers.get('cache-control')).toContain('immutable');
      },
      'what belongs to a product, to whoever may read products': async ({ admin, app }) => {
        const { file } = await admin.call(routes.uploadFile, { query: { name: 'dot' }, upload: picture() });
        await admin.call(addProduct, { body: { ...product, image: routes.pathOfFile(file.id) } });
        const other = await newcomer(app);
        expect((await other.send(routes.getFile, { parameters: { id: file.id } })).status).toBe(200);
      },
    },
    refuses: {
      'a file that there is not': async ({ admin }) => {
        await admin.refused(404, routes.getFile, { parameters: { id: 999_999 } });
      },
    },
    keepsOut: {
      'others, as long as it belongs to nothing; and whoever may not see products': async ({ admin, app, client }) => {
        const { file } = await admin.call(routes.uploadFile, { query: { name: 'dot' }, upload: picture() });
        const input = { parameters: { id: file.id } };
        const other = await newcomer(app);
        await other.refused(404, routes.getFile, input);
        const image = routes.pathOfFile(file.id);
        await other.refused(400, addProduct, { body: { ...product, image } });
        await admin.call(addProduct, { body: { ...product, image } });
        await client.refused(404, routes.getFile, input);
      },
    },
  },
};
