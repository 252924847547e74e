import { demoAccounts } from '@atrium/api/features/configuration/demo-accounts';
import type { NodeSettings } from './settings.ts';

/** What somebody who starts this on their own machine wants to know: where it is, and who they may sign in as. */
export function greeting({ api }: NodeSettings, address: string): string {
  const { hostname, port } = new URL(address);
  const place = hostname === '127.0.0.1' ? `http://localhost:${port}` : address;
  const accounts = api.sampleData
    ? demoAccounts.map(({ name, email, password }) => `  ${name.padEnd(7)} ${email}   password: ${password}`)
    : [];
  return ['', `  ${api.brandName} is at ${place}`, ...accounts, '', '  Ctrl-C stops it.', ''].join('\n');
}
