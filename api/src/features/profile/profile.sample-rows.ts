/** Who is there beside the admin, who is person 1; the others follow from 2 on. */
export const samplePeople = [
  'Amara Okafor',
  'Rosalind Achterberg',
  'Priya Raghunathan',
  'Thabo Mokoena',
  'Kofi Asante-Mensah',
  'Ebba Nyström',
  'Magnus Thorvaldsen',
  'Aino Väänänen',
  'Anneliese Grünwald',
  'Temirlan Abenov',
  'Clémence Aubertin',
  "Siobhán O'Rourke",
] as const;

export const sampleProfile = {
  designation: 'Harbour Bookkeeper',
  cover: '/pictures/profile/harbour-at-dusk.svg',
  lives: 'Northquay, Sweden',
};

/** Pairs of friends. */
export const sampleFriends = [
  [1, 2],
  [1, 3],
  [1, 6],
  [2, 4],
  [2, 5],
  [2, 7],
  [3, 4],
  [3, 5],
  [3, 8],
  [3, 9],
  [6, 4],
  [6, 8],
  [6, 10],
  [6, 11],
] as const;

interface SampleProfilePost {
  by: number;
  hoursAgo: number;
  text: string;
  pictures: readonly string[];
  likedBy: readonly number[];
  sharedBy: readonly number[];
  comments: readonly { by: number; text: string; likedBy: readonly number[] }[];
}

const picturesNamed = (...names: string[]) => names.map((name) => `/pictures/profile/${name}.svg`);

/** The first posted first. */
export const sampleProfilePosts: readonly SampleProfilePost[] = [
  {
    by: 3,
    hoursAgo: 98,
    text: 'The tide tables for the new year are off the press. Four hundred copies, one misprint, and we found it before the fishermen did.',
    pictures: picturesNamed('snow-on-the-roofs', 'gull-on-a-post'),
    likedBy: [1, 2, 4, 5, 6, 7, 8],
    sharedBy: [2, 6],
    comments: [
      {
        by: 6,
        text: 'Keep twenty for the freight office. Last year’s copy is held together with twine.',
        likedBy: [3, 7],
      },
      { by: 4, text: 'Which page is the misprint on? I collect them.', likedBy: [1, 3, 8] },
    ],
  },
  {
    by: 2,
    hoursAgo: 51,
    text: 'We lit the lamp on the east mole for the first time last night. It is seen from the skerries now, and the gulls are not pleased.',
    pictures: picturesNamed('rowing-at-sunrise', 'boats-at-the-quay', 'a-row-of-lanterns', 'east-mole-lamp'),
    likedBy: [1, 3, 4, 6, 8, 9, 10, 11, 12],
    sharedBy: [1, 3, 6],
    comments: [
      { by: 9, text: 'I saw it from the ferry and thought that the moon had come up twice.', likedBy: [1, 2, 12] },
      { by: 6, text: 'Our pilots say thank you. So do their shins.', likedBy: [2] },
      { by: 1, text: 'The invoice for the glass is paid as of this morning.', likedBy: [2, 6] },
    ],
  },
  {
    by: 1,
    hoursAgo: 5,
    text: 'A crate without a label has stood in the harbour office since Tuesday. It hums. Whoever is missing a crate that hums, please come by before the tea break.',
    pictures: picturesNamed('crane-and-crates', 'bakery-window', 'regatta'),
    likedBy: [2, 3, 5, 8, 13],
    sharedBy: [3],
    comments: [
      {
        by: 8,
        text: 'That is our metronome. It was packed running, which was my idea, and I am sorry.',
        likedBy: [1, 2, 3, 13],
      },
      { by: 10, text: 'The clinic offers earplugs.', likedBy: [1] },
    ],
  },
];

export const sampleProfilePages = [
  ['Northquay Market', 'Stalls on the quay, Saturdays', '/avatars/northquay-market.svg', [1, 4]],
  ['Lantern Works', 'Lamps for ships and streets', '/avatars/lantern-works.svg', [1, 3, 6]],
  ['The Rowing Club', 'Six boats, forty oars', '/avatars/rowing-club.svg', []],
  ['Heron Press', 'Books, maps and tide tables', '/avatars/heron-press.svg', [2]],
  ['Friends of the Lighthouse', 'Paint, stairs and stories', '/avatars/friends-of-the-lighthouse.svg', [5, 9]],
  ['Harbour Choir', 'Sings on Thursdays', '/avatars/harbour-choir.svg', []],
] as const;

export const sampleFeeds = [
  [
    'Harbour Master',
    'harbourmaster',
    '/avatars/harbour-master.svg',
    '#tide #northquay',
    'High water at 14:20. The inner basin is closed to sails until three; the rowing club knows.',
    [1],
  ],
  [
    'Quay Bakery',
    'quaybakery',
    '/avatars/quay-bakery.svg',
    '#rye #early',
    'The rye loaves are out at six tomorrow, an hour before the freight boats. First come, first warm.',
    [],
  ],
  [
    'Orrery Instruments',
    'orrery',
    '/avatars/orrery-instruments.svg',
    '#brass #repairs',
    'We have mended the barometer of the town hall. It says rain. We have checked it twice, and so did the sky.',
    [2, 3],
  ],
] as const;

/** Each with who voted for what. */
export const samplePolls = [
  [
    'What should the old net loft become?',
    [
      ['A reading room', [1, 3, 4, 11]],
      ['A workshop for boats', [2, 6, 8]],
      ['A net loft', [9]],
    ],
  ],
  [
    'When should the market close in winter?',
    [
      ['At four', [3, 5, 7]],
      ['When the lamps are lit', [2, 6, 9, 12]],
    ],
  ],
] as const;
