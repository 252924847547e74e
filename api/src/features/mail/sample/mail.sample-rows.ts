import type { MailFolder } from '@atrium/contract/mail';
import type { MailLabel } from '@atrium/contract/mail-labels';
import { samplePortrait } from '../../../people/sample-portraits.ts';
import {
  almanacProofs,
  appointment,
  crateWeights,
  packingList,
  pierDrawings,
  type SampleFile,
  sheetSeven,
} from './mail.sample-files.ts';

interface SamplePerson {
  name: string;
  email: string;
  /** Strangers have none. */
  avatar: string;
}

export interface SampleMail {
  folder: MailFolder;
  /** Who wrote it, or to whom it went when the account wrote it. */
  other: SamplePerson;
  subject: string;
  paragraphs: readonly string[];
  minutesAgo: number;
  isRead?: boolean;
  isStarred?: boolean;
  labels?: readonly MailLabel[];
  cc?: readonly string[];
  attachments?: readonly SampleFile[];
  /** The subject of the mail that its thread began with. */
  thread?: string;
}

const person = (name: string, email: string): SamplePerson => ({ name, email, avatar: samplePortrait(name) });
const amara = person('Amara Okafor', 'amara.okafor@lanternworks.example');
const einar = person('Einar Holmgren', 'einar.holmgren@northquay.example');
const elodie = person('Élodie Marchand', 'elodie.marchand@saltmarshrye.example');
const priya = person('Priya Raghunathan', 'priya.raghunathan@kestrelmaps.example');
const clemence = person('Clémence Aubertin', 'clemence.aubertin@heronpress.example');
const magnus = person('Magnus Thorvaldsen', 'magnus.thorvaldsen@orrery.example');
const sunniva = person('Sunniva Dahl', 'sunniva.dahl@juniperclinic.example');
const annika = person('Annika Saarinen', 'annika.saarinen@northquay.example');

const hour = 60;
const day = 24 * hour;

/** One spring in the harbour: the lamps for the new pier, the chart that prints them wrong, and the bread for the opening. The oldest are the last. */
export const sampleMails: readonly SampleMail[] = [
  {
    folder: 'inbox',
    other: amara,
    subject: 'The twelve pier lamps are packed',
    paragraphs: [
      'All <strong>twelve lamps</strong> for the new pier stand in their crates since this morning. The thirteenth is a spare; put it where the gulls cannot reach it.',
      'The packing list is attached. Einar wants the weights before he plans the crane.',
    ],
    minutesAgo: 34,
    labels: ['company', 'important'],
    attachments: [packingList, crateWeights],
  },
  {
    folder: 'inbox',
    other: einar,
    subject: 'High water on opening day',
    paragraphs: [
      'So we are agreed: the <em>Tern</em> comes alongside at a quarter past ten, with half a metre under her keel.',
      'I have told the tally clerks. If the wind goes round to the north-east I will call you myself.',
    ],
    minutesAgo: 3 * hour + 12,
    isStarred: true,
    labels: ['important'],
    thread: 'High water on opening day',
  },
  {
    folder: 'inbox',
    other: elodie,
    subject: 'Rye for two hundred people',
    paragraphs: [
      'We can bake sixty large loaves and as many small ones as the oven takes after that. Would you like caraway in them?',
      'The price of flour is as we said in winter.',
    ],
    minutesAgo: 7 * hour,
    labels: ['personal'],
  },
  {
    folder: 'inbox',
    other: priya,
    subject: 'A correction to sheet 7',
    paragraphs: [
      'The depth beside the old slipway is <strong>3.1 metres</strong> and not 13. Nobody has run aground yet, and we would like to keep it so.',
      'The new sheet is attached; please take the old one off the wall.',
    ],
    minutesAgo: day + 2 * hour,
    isRead: true,
    isStarred: true,
    labels: ['company'],
    attachments: [sheetSeven],
  },
  {
    folder: 'inbox',
    other: clemence,
    subject: 'Proofs of the harbour almanac',
    paragraphs: [
      'Please look at the tide tables above all. The poem on page 40 stays, whatever the printer says.',
      'We go to press on Thursday.',
    ],
    minutesAgo: 2 * day + 40,
    cc: ['sofia.marchetti@heronpress.example'],
    attachments: [almanacProofs],
  },
  {
    folder: 'inbox',
    other: sunniva,
    subject: 'Your appointment at the clinic',
    paragraphs: ['Dr Zbinden expects you on Friday at nine. Please bring the letter from the eye doctor.'],
    minutesAgo: 4 * day,
    isRead: true,
    isStarred: true,
    labels: ['private'],
    attachments: [appointment],
  },
  {
    folder: 'inbox',
    other: magnus,
    subject: 'The clock on the customs house',
    paragraphs: [
      'It loses four minutes a day since the storm. I could come with a ladder on Monday.',
      'Until then, trust the bell.',
    ],
    minutesAgo: 6 * day + 5 * hour,
    isRead: true,
    isStarred: true,
  },
  {
    folder: 'inbox',
    other: annika,
    subject: 'Berths for the regatta',
    paragraphs: ['Nineteen boats have asked, and we have fourteen berths. Shall five of them lie off at the buoys?'],
    minutesAgo: 9 * day,
    isRead: true,
    labels: ['company'],
  },
  {
    folder: 'inbox',
    other: annika,
    subject: 'High water on opening day',
    paragraphs: ['Einar asks for a quarter past ten and not for ten. The crane is free either way.'],
    minutesAgo: 26 * hour,
    isRead: true,
    thread: 'High water on opening day',
  },
  {
    folder: 'inbox',
    other: einar,
    subject: 'High water on opening day',
    paragraphs: ['By the almanac it is high at half past ten. When do you want the <em>Tern</em> at the pier?'],
    minutesAgo: 2 * day + 3 * hour,
    isRead: true,
    thread: 'High water on opening day',
  },
  {
    folder: 'draft',
    other: elodie,
    subject: 'Re: Rye for two hundred people',
    paragraphs: ['Yes to the caraway, in half of them. And could the small ones be'],
    minutesAgo: 50,
    isRead: true,
  },
  {
    folder: 'draft',
    other: amara,
    subject: 'A lamp for the library',
    paragraphs: ['Dear Amara, the reading room is so dark that'],
    minutesAgo: 3 * day,
    isRead: true,
    isStarred: true,
    labels: ['personal'],
  },
  {
    folder: 'draft',
    other: clemence,
    subject: 'About the poem on page 40',
    paragraphs: ['I like it. But does it have to rhyme <em>herring</em> with <em>unerring</em>?'],
    minutesAgo: 5 * day,
    isRead: true,
  },
  {
    folder: 'draft',
    other: priya,
    subject: 'Names of the new streets',
    paragraphs: ['Here are the names that the council wants on the next map:'],
    minutesAgo: 12 * day,
    isRead: true,
    labels: ['company'],
  },
  {
    folder: 'sent',
    other: magnus,
    subject: 'Monday and the ladder',
    paragraphs: ['Monday is fine. The key of the tower hangs at the bakery, as always.'],
    minutesAgo: 5 * day + 8 * hour,
    isRead: true,
    isStarred: true,
  },
  {
    folder: 'sent',
    other: amara,
    subject: 'Order for the pier',
    paragraphs: [
      'We would like twelve lamps like those on the old mole, in brass, with the clear glass.',
      'The drawings are attached. There is no hurry before the ice is gone.',
    ],
    minutesAgo: 48 * day,
    isRead: true,
    labels: ['company'],
    cc: ['lukasz.dabrowski@lanternworks.example'],
    attachments: [pierDrawings],
  },
  {
    folder: 'spam',
    other: person('Captain Goldtooth', 'captain@buried-treasure.example'),
    subject: 'You have inherited an island',
    paragraphs: ['It is small but it is yours. Send only the cost of the boat.'],
    minutesAgo: 5 * hour,
  },
  {
    folder: 'spam',
    other: person('Barnacle Away', 'offers@barnacle-away.example'),
    subject: 'Barnacles hate this one paint',
    paragraphs: ['Nine of ten harbour masters are surprised. Order today and get the tenth bucket free!'],
    minutesAgo: day + 9 * hour,
  },
  {
    folder: 'spam',
    other: person('The Lottery of the Seven Seas', 'prize@seven-seas-lottery.example'),
    subject: 'Ticket 7 777 777 has won',
    paragraphs: ['Your prize waits. So does our form: <a href="https://seven-seas-lottery.example">fill it in</a>.'],
    minutesAgo: 2 * day,
    isRead: true,
  },
  {
    folder: 'spam',
    other: person('Seagull Insurance', 'hello@seagull-insurance.example'),
    subject: 'Is your sandwich covered?',
    paragraphs: ['Every day a thousand sandwiches are lost on piers like yours.'],
    minutesAgo: 3 * day + 4 * hour,
  },
  {
    folder: 'spam',
    other: person('Miracle Compass', 'sales@miracle-compass.example'),
    subject: 'A compass that points to money',
    paragraphs: ['North is for amateurs. Try ours for thirty days.'],
    minutesAgo: 8 * day,
    isRead: true,
    isStarred: true,
  },
  {
    folder: 'spam',
    other: person('Harbour Dating', 'match@harbour-dating.example'),
    subject: 'A lighthouse keeper near you wants to talk',
    paragraphs: ['It is lonely up there, and the stairs keep one fit.'],
    minutesAgo: 15 * day,
    isRead: true,
  },
  {
    folder: 'trash',
    other: annika,
    subject: 'Lost: one left oar',
    paragraphs: ['Found again. It was the right one.'],
    minutesAgo: 2 * day + 6 * hour,
    isRead: true,
  },
  {
    folder: 'trash',
    other: elodie,
    subject: 'Menu of the week',
    paragraphs: ['Monday rye, Tuesday rye with seeds, Wednesday closed.'],
    minutesAgo: 7 * day,
  },
  {
    folder: 'trash',
    other: clemence,
    subject: 'Out of office',
    paragraphs: ['I am at the book fair and back on the ninth. For page 40 please wait.'],
    minutesAgo: 18 * day,
    isRead: true,
  },
  {
    folder: 'trash',
    other: person('Post office, Quay Street', 'counter@quaystreetpost.example'),
    subject: 'Your parcel lies with us',
    paragraphs: ['It ticks. Please come soon.'],
    minutesAgo: 30 * day,
    isRead: true,
    labels: ['private'],
  },
];
