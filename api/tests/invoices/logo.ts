import { pathOfFile } from '@atrium/contract/files';
import { updateInvoiceSettings, uploadInvoiceLogo } from '@atrium/contract/invoice-settings';
import { plainPng } from '../documents/png-files.ts';
import type { Person } from '../person.ts';
import { picture } from '../shop/pictures.ts';

export async function uploadLogo(admin: Person, bytes = plainPng(340, 112)): Promise<string> {
  const upload = picture(bytes);
  return pathOfFile((await admin.call(uploadInvoiceLogo, { query: { name: 'quay.png' }, upload })).file.id);
}

export async function setLogo(admin: Person): Promise<string> {
  const logo = await uploadLogo(admin);
  await admin.call(updateInvoiceSettings, { body: { logo } });
  return logo;
}
