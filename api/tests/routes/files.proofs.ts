import { addProduct } from '@atrium/contract/catalogue';
import * as routes from '@atrium/contract/files';
import { expect } from 'vitest';
import { newcomer } from '../people.ts';
import { dot, picture } from '../shop/pictures.ts';
import type { ProofTable } from './proofs.ts';

const product = { name: 'Dot', brand: 'Heron Press', category: 'print', priceCents: 100 } as const;
const ofKind = (...bytes: readonly number[]) => Uint8Array.from([...bytes, ...new Array<number>(20).fill(0)]);

/** What browsers run if they are let. */
const page = () => new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'text/html; charset=utf-8' });

export const fileProofs: ProofTable = {
  uploadAttachment: {
    works: {
      'any file, as it is, and nobody else reads it': async ({ admin, app }) => {
        const { file } = await admin.call(routes.uploadAttachment, { query: { name: 'page.html' }, upload: page() });
        expect(file).toMatchObject({ name: 'page.html', mediaType: 'text/html', size: page().size });
        const { text } = await admin.send(routes.getFile, { parameters: { id: file.id } });
        expect(text).toBe(await page().text());
        await (await newcomer(app)).refused(404, routes.getFile, { parameters: { id: file.id } });
      },
      'a picture is one by its bytes, and nothing else says that it is one': async ({ admin }) => {
        const kinds = [
          [picture(dot, 'application/pdf'), 'image/png'],
          [new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'application/octet-stream'],
          [new Blob(['no picture'], { type: 'image/png' }), 'application/octet-stream'],
          [new Blob(['%PDF-1.7'], { type: 'Application/PDF' }), 'application/pdf'],
          [new Blob(['x'], { type: 'nonsense' }), 'application/octet-stream'],
          [new Blob(['x']), 'application/octet-stream'],
        ] as const;
        for (const [upload, mediaType] of kinds) {
          const { file } = await admin.call(routes.uploadAttachment, { query: { name: 'a' }, upload });
          expect(file.mediaType).toBe(mediaType);
        }
      },
      'under a name that deceives nobody': async ({ admin }) => {
        const names = {
          '../../etc/passwd': 'passwd',
          'C:\\fakepath\\tides.csv': 'tides.csv',
          'invoice\u202efdp.exe': 'invoicefdp.exe',
          'a\r\nSet-Cookie: b=c.txt': 'aSet-Cookie b=c.txt',
          '.htaccess': 'htaccess',
          'con.txt': '_con.txt',
          '\u200b..': 'attachment',
          'Übersicht 2026.PDF': 'Übersicht 2026.PDF',
        };
        for (const [name, kept] of Object.entries(names)) {
          const { file } = await admin.call(routes.uploadAttachment, { query: { name }, upload: page() });
          expect(file.name).toBe(kept);
        }
        const name = `${'x'.repeat(200)}.tar.gz`;
        const { file } = await admin.call(routes.uploadAttachment, { query: { name }, upload: page() });
        expect([file.name.length, file.name.slice(-6)]).toEqual([120, 'xxx.gz']);
      },
    },
    refuses: {
      'nothing, more than 10 MB, and a file without a name': async ({ admin }) => {
        const query = { name: 'a' };
        await admin.refused(400, routes.uploadAttachment, { query, upload: new Blob([]) });
        await admin.refused(413, routes.uploadAttachment, { query, upload: new Blob([new Uint8Array(10_000_001)]) });
        await admin.refused(400, routes.uploadAttachment, { query: {}, upload: page() });
      },
      'more than an account has room for': async ({ admin, app }) => {
        const { file } = await admin.call(routes.uploadAttachment, { query: { name: 'a' }, upload: page() });
        const sized = (size: number, sharedAt: string | null) =>
          app.engine.write((transaction) =>
            transaction.updateTable('files').set({ size, sharedAt }).where('id', '=', file.id).execute(),
          );
        await sized(999_999_999, file.createdAt);
        await admin.refused(409, routes.uploadAttachment, { query: { name: 'b' }, upload: page() });
        await sized(file.size, null);
      },
    },
  },
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
      'nothing once more to whoever has it, and only to them: a browser keeps it for one token alone': async ({
        admin,
        app,
      }) => {
        const { file } = await admin.call(routes.uploadAttachment, { query: { name: 'tides.html' }, upload: page() });
        const input = { parameters: { id: file.id } };
        const { headers } = await admin.send(routes.getFile, input);
        expect(headers.get('vary')).toBe('Authorization');
        const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
        const path = routes.pathOfFile(file.id);
        const again = await admin.fetch(path, known);
        expect([again.status, again.text, again.headers.get('vary')]).toEqual([304, '', 'Authorization']);
        expect((await (await newcomer(app)).fetch(path, known)).status).toBe(404);
      },
      'what belongs to a product, to whoever may read products': async ({ admin, app }) => {
        const { file } = await admin.call(routes.uploadFile, { query: { name: 'dot' }, upload: picture() });
        await admin.call(addProduct, { body: { ...product, image: routes.pathOfFile(file.id) } });
        const other = await newcomer(app);
        expect((await other.send(routes.getFile, { parameters: { id: file.id } })).status).toBe(200);
      },
      'what is no picture as a download that is nothing in particular': async ({ admin }) => {
        const name = "tide (1)'s ünïcode.html";
        const { file } = await admin.call(routes.uploadAttachment, { query: { name }, upload: page() });
        const { headers } = await admin.send(routes.getFile, { parameters: { id: file.id } });
        expect(headers.get('content-type')).toBe('application/octet-stream');
        const disposition = "attachment; filename*=UTF-8''tide%20%281%29%27s%20%C3%BCn%C3%AFcode.html";
        expect(headers.get('content-disposition')).toBe(disposition);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
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
