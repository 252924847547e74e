import { archiveInvoices, type InvoiceBatch, listInvoiceBatches } from '@atrium/contract/invoice-batches';
import { unzipSync } from 'fflate';
import type { TestApp } from '../helper.ts';
import { origin, type Person } from '../person.ts';
import { addAnInvoice } from './invoices.ts';

/** Lets the job take all turns, and answers what came of the latest batch of this person. */
export async function finishedBatch(app: TestApp, person: Person): Promise<InvoiceBatch> {
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const { batches } = await person.call(listInvoiceBatches);
    if (batches[0] && batches[0].finishedAt !== null) return batches[0];
    await app.later(1);
  }
  throw new Error('The batch does not come to its end.');
}

/** An archive of one new invoice that nobody has begun to make. */
export async function beginAnArchive(person: Person, admin = person): Promise<number> {
  const body = { chosen: { ids: [(await addAnInvoice(admin)).id] } };
  return (await person.call(archiveInvoices, { body })).batch.id;
}

/** The files of an archive by their names. */
export async function filesIn({ app }: TestApp, { accessToken }: Person, id: number): Promise<Map<string, Uint8Array>> {
  const url = `${origin}/api/v1/invoice-batches/${id}/archive`;
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await app.fetch(new Request(url, { headers }), { address: '198.51.100.200', requestId: 'archive' });
  return new Map(Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))));
}
