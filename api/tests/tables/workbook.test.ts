import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { exportCatalogue } from '@atrium/contract/catalogue';
import { exportEmployees } from '@atrium/contract/employee-records';
import { exportInvoices } from '@atrium/contract/invoice-list';
import { workbookMedia } from '@atrium/contract/lists';
import { exportOrders } from '@atrium/contract/orders';
import { href } from '@atrium/contract/route';
import { exportUsers } from '@atrium/contract/users';
import { expect, test } from 'vitest';
import type { Cell, TableColumn } from '../../src/tables/table-file.ts';
import { workbook } from '../../src/tables/workbook.ts';
import { openApp } from '../helper.ts';
import { origin } from '../person.ts';
import { addFitter } from '../routes/employee-records.proofs.ts';

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
}

/** The files of an archive, read by the directory at its end. */
function unzipped(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let place = archive.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [archive.readUInt32LE(place + 20), archive.readUInt32LE(place + 24)];
    const [nameLength, offset] = [archive.readUInt16LE(place + 28), archive.readUInt32LE(place + 42)];
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength);
    const start = offset + 30 + nameLength;
    const text = inflateRawSync(archive.subarray(start, start + packed));
    expect(text).toHaveLength(size);
    files.set(name, text.toString('utf8'));
    place += 46 + nameLength;
  }
  return files;
}

async function* batchesOf(...batches: (readonly Cell[])[][]) {
  yield* batches;
}

const columns: readonly TableColumn[] = [
  { heading: 'Name' },
  { heading: 'Day', kind: 'day' },
  { heading: 'Money', kind: 'money' },
];

test('Texts stay texts, numbers and days are what they are', async () => {
  const rows = [
    ['=HYPERLINK("x")', '2026-03-02', 12.5],
    ['<&> \u0001"ümlaut"', '', 0],
  ];
  const files = unzipped(await bytesOf(workbook(columns, batchesOf(rows))));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).toContain(
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t></is></c>',
  );
  expect(sheet).toContain('<c r="B2" s="2"><v>46083</v></c><c r="C2" s="3"><v>12.5</v></c>');
  expect(sheet).toContain('&lt;&amp;&gt; &quot;ümlaut&quot;');
  expect(sheet).not.toContain('<f');
});

test('Days are counted as Excel counts, for which 1900 has a day too many, and those before are texts', async () => {
  const days = ['1899-12-31', '1900-01-01', '1900-02-28', '1900-03-01', '2000-01-01', '9999-12-31'];
  const files = unzipped(
    await bytesOf(workbook([{ heading: 'Day', kind: 'day' }], batchesOf(days.map((day) => [day])))),
  );
  const cells = [...(files.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<(?:v|t [^>]*)>([^<]*)</g)];
  expect(cells.map(([, text]) => text)).toEqual(['Day', '1899-12-31', '1', '59', '61', '36526', '2958465']);
});

test('A text that is longer than a cell holds is cut, and what looks like an escape of the format is text', async () => {
  const rows = [
    [`${'x'.repeat(32_765)}🚢🚢`, '', 0],
    ['x'.repeat(32_767), '', 0],
    ['_x0041_ and _x41_', '', 0],
  ];
  const files = unzipped(await bytesOf(workbook([{ heading: 'Name' }], batchesOf(rows))));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  expect(texts.slice(1)).toEqual([`${'x'.repeat(32_765)}…`, 'x'.repeat(32_767), '_x005F_x0041_ and _x41_']);
});

test('What is too long for one sheet goes on in another', async () => {
  const rows = Array.from({ length: 7 }, (_, place) => [`Row ${place}`, '', place]);
  const files = unzipped(await bytesOf(workbook(columns, batchesOf(rows.slice(0, 5), [], rows.slice(5)), 4)));
  const names = [...files.keys()].filter((name) => name.includes('sheet') && name.includes('worksheets'));
  expect(names).toEqual([1, 2, 3].map((number) => `xl/worksheets/sheet${number}.xml`));
  expect(names.map((name) => files.get(name)?.match(/<row /g)?.length)).toEqual([4, 4, 2]);
  expect(files.get('xl/workbook.xml')?.match(/<sheet /g)).toHaveLength(3);
});

const app = await openApp();
const admin = await app.signIn('admin');

test('Every list that has a file of values has a workbook of them, of the media type that it is', async () => {
  for (const route of [exportEmployees, exportUsers, exportInvoices, exportOrders, exportCatalogue]) {
    const { status, headers, text } = await admin.send(route, { query: { format: 'xlsx' } });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(workbookMedia);
    expect(headers.get('content-disposition')).toContain('.xlsx"');
    expect(text.startsWith('PK')).toBe(true);
  }
});

const reader = `
import sys, zipfile, json, xml.etree.ElementTree as tree
book = zipfile.ZipFile(sys.argv[1])
assert book.testzip() is None
space = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
for name in book.namelist(): tree.fromstring(book.read(name))
rows = tree.fromstring(book.read('xl/worksheets/sheet1.xml')).iter(space + 'row')
print(json.dumps([[(c.findtext(space + 'v') or c.findtext(space + 'is/' + space + 't')) for c in row] for row in rows]))
`;

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasPython)('Another program reads what the list has', async () => {
  await addFitter(admin, { fullName: '@SUM(1)', city: 'Łódź' });
  const path = href(exportEmployees.path, {}, { format: 'xlsx', name: '@sum' });
  const request = new Request(new URL(path, origin), { headers: { authorization: `Bearer ${admin.accessToken}` } });
  const response = await app.app.fetch(request, { address: '127.0.0.1', requestId: 'workbook' });
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  try {
    writeFileSync(join(folder, 'employees.xlsx'), new Uint8Array(await response.arrayBuffer()));
    const rows = JSON.parse(
      execFileSync('python3', ['-c', reader, join(folder, 'employees.xlsx')], { encoding: 'utf8' }),
    );
    expect(rows).toEqual([
      ['ID', 'Name', 'Position', 'Email', 'City', 'Started', 'Salary', 'Age', 'Experience', 'Status'],
      [
        expect.any(String),
        '@SUM(1)',
        'Lamp Fitter',
        'mira.okafor@lanternworks.example',
        'Łódź',
        '46083',
        '31000.5',
        '31',
        '0',
        'Current',
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
