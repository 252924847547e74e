import type { ChatStatus, ReactionKind } from '@atrium/contract/chat';

interface SamplePerson {
  fullName: string;
  username: string;
  domain: string;
  title: string;
  about: string;
  status: ChatStatus;
  joinedDaysAgo: number;
}

const person = (
  fullName: string,
  username: string,
  domain: string,
  title: string,
  status: ChatStatus,
  joinedDaysAgo: number,
  about: string,
): SamplePerson => ({ fullName, username, domain, title, about, status, joinedDaysAgo });

/**
 * People of the harbour town to write to, the first who joined first. Their passwords are nobody's, and so nobody can sign in as one of them. Those who are
 * among the users have joined by an invitation.
 */
export const samplePeople: readonly SamplePerson[] = [
  person(
    'Marit Solberg',
    'marit.solberg',
    'northquay.example',
    'Dispatcher',
    'online',
    560,
    'Knows where every crate is, and when it will be somewhere else.',
  ),
  person(
    'Henrik Dahl',
    'henrik.dahl',
    'lanternworks.example',
    'Glass blower',
    'busy',
    505,
    'At the furnace until four. Write, and I answer when my hands are free.',
  ),
  person(
    'Aoife Brennan',
    'aoife.brennan',
    'kestrelmaps.example',
    'Map maker',
    'online',
    430,
    'Draws coasts the way they will be after the next storm.',
  ),
  person(
    'Clara Weiss',
    'clara.weiss',
    'lanternworks.example',
    'Bookkeeper',
    'away',
    366,
    'Receipts go in the blue box. The blue one.',
  ),
  person(
    'Yasmin Haddad',
    'yasmin.haddad',
    'juniperclinic.example',
    'Nurse',
    'busy',
    290,
    'Early shifts this month. For anything urgent call the front desk.',
  ),
  person(
    'Rui Carvalho',
    'rui.carvalho',
    'saltmarshrye.example',
    'Baker',
    'away',
    205,
    'Up at three, asleep by eight. Orders for tomorrow until noon, please.',
  ),
  person(
    'Ngozi Eze',
    'ngozi.eze',
    'orrery.example',
    'Instrument maker',
    'online',
    160,
    'Sextants first, barometers on Thursdays.',
  ),
  person(
    'Kenji Mori',
    'kenji.mori',
    'northquay.example',
    'Crane operator',
    'offline',
    92,
    'Sees the whole harbour from forty metres up.',
  ),
  person(
    'Pavel Novotný',
    'pavel.novotny',
    'heronpress.example',
    'Typesetter',
    'offline',
    31,
    'Sets type by hand and opinions in bold.',
  ),
  person(
    'Lucía Prieto',
    'lucia.prieto',
    'kestrelmaps.example',
    'Surveyor',
    'online',
    12,
    'Mostly out on the cliffs with a tripod; answers come with the tide.',
  ),
];

type Side = 'own' | 'contact';

interface SampleExtras {
  /** The place of the message that it answers. */
  answers?: number;
  reactions?: readonly (readonly [from: Side, kind: ReactionKind])[];
}

type SampleMessage = readonly [from: Side, minutesAgo: number, text: string, extras?: SampleExtras];

export interface SampleConversation {
  username: string;
  /** How many of its latest messages wait to be read. */
  unread: number;
  /** The earliest first. */
  messages: readonly SampleMessage[];
}

const day = 24 * 60;

/** The conversations of the demo admin. */
export const sampleConversations: readonly SampleConversation[] = [
  {
    username: 'henrik.dahl',
    unread: 0,
    messages: [
      ['own', 46 * day + 200, 'The order for the pier is at your office: twelve lamps, in brass.'],
      ['contact', 46 * day + 140, 'I have seen the drawings. The glass has to be thicker than on the old mole.'],
      ['own', 38 * day + 60, 'How long does that take?'],
      ['contact', 38 * day + 5, 'Three a week, if the furnace is willing.'],
      ['contact', 24 * day + 60, 'The first three are out. They ring like bells.'],
      ['own', 24 * day + 20, 'Then I come by and listen.'],
      ['contact', 10 * day + 90, 'Six of twelve. The furnace was willing.'],
      ['own', 2 * day + 190, 'Hello Henrik, how do the lamps for the pier look?'],
      ['contact', 2 * day + 170, 'Nine are done. The last three are cooling, they need the night.'],
      ['contact', 2 * day + 169, 'Two came out a little greener than the rest. Do you mind?'],
      [
        'own',
        2 * day + 150,
        'Not at all. They can hang at the far end, where the water is greener too.',
        { answers: 9, reactions: [['contact', 'laugh']] },
      ],
      [
        'contact',
        day + 320,
        'All twelve are cold and polished, and a spare one. When does the ship leave?',
        { reactions: [['own', 'heart']] },
      ],
      ['own', day + 300, 'Friday at seven. Marit wants them on the quay the evening before.'],
      ['contact', day + 295, 'Then they will be there on Thursday at five, with spare glass for three.'],
      ['own', day + 290, 'Thank you. I tell Marit.', { reactions: [['contact', 'thumbs-up']] }],
    ],
  },
  {
    username: 'marit.solberg',
    unread: 1,
    messages: [
      ['own', 31 * day + 90, 'Which bay has a roof over it? Twelve lamps come in a month.'],
      ['contact', 31 * day + 40, 'The third one. I keep it dry for you.'],
      ['contact', 17 * day + 100, 'Kenji oils the crane on Monday morning. Is there anything of yours to lift?'],
      ['own', 17 * day + 70, 'Not before the lamps. He can take his time.'],
      ['contact', 6 * day + 30, 'It is oiled. He waves from up there.'],
      [
        'own',
        day + 280,
        'Marit, the lamps come on Thursday at five. Twelve crates and a spare.',
        {
          reactions: [
            ['contact', 'done'],
            ['own', 'done'],
          ],
        },
      ],
      ['contact', day + 260, 'Good. Bay three is free, and there is a roof over it.'],
      ['own', 150, 'Is there room for a crate of maps as well? Aoife has asked.'],
      ['contact', 35, 'If it is no longer than two metres, yes. Tell her to mark it as fragile.', { answers: 7 }],
    ],
  },
];

/** What the demo admin shows of themselves. */
export const sampleOwnProfile = {
  title: 'Administrator',
  about: 'Keeps the lists of the harbour in order. Write about anything that is missing from them.',
  status: 'online',
} as const;

interface SampleGroup {
  name: string;
  usernames: readonly string[];
  /** The earliest first, each from one of those, or from the account itself. */
  messages: readonly (readonly [from: string, minutesAgo: number, text: string])[];
}

/** The group of the demo admin. */
export const sampleGroup: SampleGroup = {
  name: 'Quay on Thursday',
  usernames: ['marit.solberg', 'henrik.dahl', 'aoife.brennan'],
  messages: [
    ['own', day + 250, 'I have put the three of you together, so that nobody has to pass on anything.'],
    ['marit.solberg', day + 245, 'Good. Bay three, Thursday at five. The water is low until seven.'],
    ['henrik.dahl', day + 230, 'I come with the van. A second pair of hands for the crates would be kind.'],
    ['aoife.brennan', day + 228, 'You have mine, and those of my cousin. We are at the quay by half past four.'],
    ['own', day + 221, 'Then all is settled. The coffee is on the harbour.'],
  ],
};
