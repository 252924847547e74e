import type { MailFolder } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import type { MailAttachmentRow, MailMessageRow, MailRow } from '../../../database/mail-schema.ts';
import { pickShare, randomNumbers } from '../../../lists/seed-random.ts';
import { fold } from '../../../search/fold.ts';
import { labelsText, mailRow } from '../mail.list.ts';
import { messageRow } from '../mail.messages.ts';

export interface SeedOwner {
  id: number;
  fullName: string;
  email: string;
}

export interface SeededMail {
  message: MailMessageRow;
  mail: MailRow;
  attachments: MailAttachmentRow[];
}

const folders = [
  ['inbox', 0.58],
  ['sent', 0.2],
  ['trash', 0.11],
  ['spam', 0.09],
  ['draft', 0.02],
] as const satisfies readonly (readonly [MailFolder, number])[];

const labelSets: readonly (readonly [readonly MailLabel[], number])[] = [
  [[], 0.7],
  [['company'], 0.12],
  [['personal'], 0.07],
  [['important'], 0.05],
  [['private'], 0.02],
  [['company', 'important'], 0.03],
  [['personal', 'private'], 0.01],
];

const firstNames =
  `Amara Einar Élodie Priya Clémence Magnus Sunniva Annika Tomasz Yaa Duc Ilse Leilani Rizwan Despina Björn Carmen Thabo Guillermo Farid Molly
  Dragan Sione Aisha Mai Ragnhild Zeynep Beatriz Otto Lakshmi Jozef Frieda Mateus Jiří Tui Margit Ewan Nomvula Astrid Tamar Isak Pauline Hassan
  Iker Wanjiru Arvid Sofia Tevita Mirjam Ksenia`.split(/\s+/);
const lastNames =
  `Okafor Holmgren Marchand Raghunathan Aubertin Thorvaldsen Dahl Saarinen Wiśniewski Boateng Tran Meulen Akana Qureshi Papadaki Iglesias Mokoena
  Pizarro Tregenza Petrović Taufa Claassen Nguyen Bakke Yıldırım Nóbrega Hämäläinen Hrubý Petersen Carvalho Kovařík Szabó Sinclair Dlamini
  Kjeldsen Gelashvili Nutti Lefèvre Etxeberria Kamau Ionescu Lindblom Marchetti Rosenthal Orlova Quispe Tavakoli Llewellyn Nygård Hsu`.split(
    /\s+/,
  );
const domains =
  `lanternworks northquay saltmarshrye kestrelmaps heronpress orrery juniperclinic postbird letterbox quickmail`.split(
    ' ',
  );

const things =
  `lamps charts loaves crates lenses ledgers anchors ropes barrels almanacs clocks berths tickets drawings lanterns buoys
  permits parcels sails engines invoices contracts keys maps tables benches medicines letters proofs compasses`.split(
    /\s+/,
  );
const places =
  'pier;old mole;customs house;dry dock;bakery;reading room;lighthouse;fish market;clinic;north quay;slipway;print shop'.split(
    ';',
  );
const openings = [
  'The {things} for the {place} have arrived, and two of them are broken.',
  'Could you count the {things} at the {place} before Friday?',
  'We would like to order more {things} like those that stand at the {place}.',
  'Nobody has seen the {things} since they left the {place}.',
  'Thank you for the {things}. They look well beside the {place}.',
];
const endings = [
  'Please tell me by Wednesday whether that suits you.',
  'The papers are with the harbour office, third door on the left.',
  'If the weather holds we begin on Monday at seven.',
  'The price is as agreed in winter, and the carriage is ours.',
  'Call me when you are back; it will not take long.',
  'Einar will bring the rest with the morning boat.',
];

const sevenYears = 7 * 365 * 86_400_000;

/** By the last digit of its number: the last three of each ten are a thread: a question, the answer, and what came back. */
const inThread = { 7: 'inbox', 8: 'sent', 9: 'inbox' } as const satisfies Record<number, MailFolder>;

/** A plausible mail of an account: the same for the same number, the later the higher that is, of `total` that are numbered from 0. */
export function seededMail(
  owner: SeedOwner,
  ids: { id: number; messageId: number },
  number: number,
  total: number,
  now: number,
): SeededMail {
  const random = randomNumbers(number);
  const step = number % 10;
  const threaded = Object.entries(inThread).find(([place]) => Number(place) === step)?.[1];
  const folder = threaded ?? pickShare(folders, random()) ?? 'inbox';
  const message = seededMessage(owner, ids.messageId, folder, now - (1 - number / total) * sevenYears, random);
  if (threaded) message.threadId = ids.messageId - (step - 7);
  if (threaded && step > 7) message.inReplyTo = ids.messageId - 1;
  const isAttached = random() < 0.08;
  const place = {
    id: ids.id,
    accountId: owner.id,
    folder,
    isRead: folder === 'sent' || folder === 'draft' || random() < 0.85 ? 1 : 0,
    isStarred: folder !== 'spam' && random() < 0.04 ? 1 : 0,
    labels: folder === 'spam' ? '' : labelsText(pickShare(labelSets, random()) ?? []),
    isLatest: step === 7 && number + 2 < total ? 0 : 1,
    hasAttachments: isAttached ? 1 : 0,
  };
  return { message, mail: mailRow(place, message), attachments: isAttached ? [attachmentOf(message, random())] : [] };
}

function seededMessage(
  owner: SeedOwner,
  id: number,
  folder: MailFolder,
  sentAt: number,
  random: () => number,
): MailMessageRow {
  const isOwn = folder === 'sent' || folder === 'draft';
  const other = correspondent(random);
  const self = { name: owner.fullName, email: owner.email };
  const [from, to] = isOwn ? [self, other] : [other, self];
  const thing = pick(things, random());
  const place = pick(places, random());
  const opening = pick(openings, random()).replace('{things}', thing).replace('{place}', place);
  return messageRow({
    id,
    threadId: id,
    inReplyTo: null,
    fromAccountId: isOwn ? owner.id : null,
    fromName: from.name,
    fromEmail: from.email,
    fromAvatar: '',
    toPeople: JSON.stringify([to]),
    cc: '[]',
    bcc: '[]',
    subject: `${thing[0]?.toUpperCase()}${thing.slice(1)} at the ${place}, ${Math.floor(random() * 9_000) + 1_000}`,
    body: `<p>${opening}</p><p>${pick(endings, random())} ${pick(endings, random())}</p>`,
    sentAt: new Date(Math.floor(sentAt)).toISOString(),
    isDraft: folder === 'draft' ? 1 : 0,
  });
}

function correspondent(random: () => number): { name: string; email: string } {
  const [first, last] = [pick(firstNames, random() ** 1.5), pick(lastNames, random() ** 1.5)];
  const mailbox = fold(`${first}.${last}`).replace(/[^a-z.]/g, '');
  return { name: `${first} ${last}`, email: `${mailbox}@${pick(domains, random())}.example` };
}

function attachmentOf({ id, subject }: MailMessageRow, random: number): MailAttachmentRow {
  const fileName = `${subject.toLowerCase().replace(/\W+/g, '-')}.pdf`;
  const file = { fileId: null, fileName, mediaType: 'application/pdf', sizeBytes: Math.floor(random * 4_000_000) };
  return { messageId: id, position: 1, ...file, thumbnail: '', url: '', isInline: 0 };
}

function pick(items: readonly string[], random: number): string {
  return items[Math.floor(items.length * random)] ?? '';
}
