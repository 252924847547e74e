import { seedMails } from '@atrium/api/features/mail/sample/mail.seed';
import { mailFolders } from '@atrium/contract/mail';
import { mailLabels } from '@atrium/contract/mail-labels';
import { timePaths } from '../calls.ts';
import { type Kind, pageBudget, searchBudget } from '../kind.ts';
import { type List, measureList } from '../list-calls.ts';
import { each, pathTo, searchesFor, sometimes } from '../questions.ts';
import type { Random } from '../random.ts';

const names = ['okafor', 'holmgren', 'amara', 'elodie', 'priya', 'thorvaldsen', 'einar', 'lanternworks', 'sunniva'];
const commonTexts = [
  ...['lanterns', 'the pier', 'lighthouse', 'customs house', 'wednesday', 'harbour office', 'weather', 'morning boat'],
  ...['agreed in winter', '.example', 'thank you', 'please tell me', 'nobody has', 'it will not take long'],
];

const folders = each('folder', [...mailFolders, 'starred']);
const filters = [...folders, ...each('label', mailLabels), { folder: 'inbox', label: 'important' }];

const list: List = {
  path: '/apps/email/emails',
  always: { page: 1, perPage: 10 },
  total: 'total',
  orders: [],
  anyFilter: (random) => sometimes(random, filters),
  searches: searchesFor(names, commonTexts),
};

export const mails: Kind = {
  table: 'mails',
  seed: seedMails,
  async measure(app, rows) {
    // The newest and the oldest have a neighbour on one side alone.
    const id = (random: Random) => 100 + random.below(rows - 200);
    const beside = (random: Random, question: object) =>
      pathTo('/apps/email/paginate-email', {
        dir: random.pick(['previous', 'next']),
        emailId: id(random),
        ...question,
      });
    return [
      ...(await measureList(app, list)),
      await timePaths(app, 'mails of some days', pageBudget, (random) =>
        pathTo(list.path, { ...anyFolder(random), q: daysOf(random, random.below(days)) }),
      ),
      await timePaths(app, 'mails of a month with a word', searchBudget, (random) =>
        pathTo(list.path, {
          ...anyFolder(random),
          q: `${daysOf(random, 30)} ${random.pick([...names, ...commonTexts])}`,
        }),
      ),
      await timePaths(app, 'one mail, with its thread', pageBudget, (random) =>
        pathTo('/apps/email/get-email', { id: id(random) }),
      ),
      await timePaths(app, 'the mail beside one', pageBudget, (random) => beside(random, {})),
      await timePaths(app, 'the mail beside one, in a list', pageBudget, (random) =>
        beside(random, random.pick([{ folder: 'inbox' }, { folder: 'sent' }, { label: 'company' }])),
      ),
      await timePaths(app, 'the mail beside one, in a search', searchBudget, (random) =>
        beside(random, { folder: 'inbox', q: random.pick(['the', 'lamps', 'okafor', 'harbour office']) }),
      ),
    ];
  },
};

const days = 7 * 365;
const dayMilliseconds = 86_400_000;

function anyFolder(random: Random) {
  return { page: 1, folder: random.pick([...mailFolders, 'all']) };
}

/** So many days on end, within the years that mails are made up of. */
function daysOf(random: Random, length: number): string {
  const first = Date.now() - (length + random.below(days - length)) * dayMilliseconds;
  const [from, to] = [first, first + length * dayMilliseconds].map((at) => new Date(at).toISOString().slice(0, 10));
  return `after:${from} before:${to}`;
}
