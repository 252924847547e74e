import { startPostgres } from '../../../hosts/node/tests/postgres-server.ts';
import { startHome, startSampleHome } from '../home.ts';
import { openBrowser } from '../pages/browser.ts';
import { printTable } from '../table.ts';
import { inMilliseconds, type Timing } from '../timing.ts';
import { measureChat } from './chat.ts';
import { measureUsersSeen } from './users.ts';

/** How soon people see what others do. */
export async function printLive(): Promise<void> {
  const browser = await openBrowser();
  const home = await startSampleHome();
  const postgres = await startPostgres();
  const url = await postgres.url('live');
  const first = await startHome(url);
  const second = await startHome(url);
  try {
    printTable(
      'From the deed of one person to the paint at another’s, milliseconds',
      ['', 'budget', 'p50', 'most'],
      [
        ['a chat message', '< 100', ...timesOf(await measureChat(browser, home.address))],
        ['a user who is added', '< 1000', ...timesOf(await measureUsersSeen(browser, home.address, home.address))],
        [
          'the same, over two processes on one PostgreSQL',
          '< 1000',
          ...timesOf(await measureUsersSeen(browser, first.address, second.address)),
        ],
      ],
    );
  } finally {
    await browser.close();
    await Promise.all([home.stop(), first.stop(), second.stop()]);
    await postgres.stop();
  }
}

function timesOf({ p50, max }: Timing): string[] {
  return [inMilliseconds(p50), inMilliseconds(max)];
}
