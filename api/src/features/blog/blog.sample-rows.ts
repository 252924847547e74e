import type { BlogTag } from '@atrium/contract/blog';
import type { BlogPostRow } from '../../database/blog-schema.ts';

export interface SamplePost {
  slug: string;
  title: string;
  excerpt: string;
  paragraphs: readonly string[];
  status: BlogPostRow['status'];
  author: string;
  tags: readonly BlogTag[];
  daysAgo: number;
  /** With the place of the comment that it answers. */
  comments: readonly (readonly [author: string, text: string, answers?: number])[];
  /** How many of the accounts have a bookmark on it. */
  bookmarks: number;
}

/** What the firms around the harbour write about. */
export const samplePosts: readonly SamplePost[] = [
  {
    slug: 'a-lamp-that-outlives-its-box',
    title: 'A lamp that outlives its box',
    excerpt: 'Why Lantern Works went back to screws, and what four hundred returned lamps taught the workshop.',
    paragraphs: [
      'For three years our smallest lamp was glued together. It was cheaper, it was quicker, and nobody who bought one could tell.',
      'Then they came back. Not many, and not broken: a dented shade, a worn switch. Each of them would have been ten minutes of work, if only we could have opened it.',
      'So we drew it again with six screws of one size. The lamp costs a little more to build. It now comes apart on a kitchen table with the tool that is in the box.',
      'Four hundred of the old ones are on our shelves. We saw them open on Fridays, with visitors. Bring ear plugs and a lamp of your own.',
    ],
    status: 'published',
    author: 'Amara Okafor',
    tags: ['Fashion', 'Video'],
    daysAgo: 58,
    comments: [
      ['Kofi Asante-Mensah', 'Mine is one of the four hundred. I want it back, with screws.'],
      ['Aino Väänänen', 'Could the smaller compass be built the same way?'],
    ],
    bookmarks: 2,
  },
  {
    slug: 'rye-salt-and-patience',
    title: 'Rye, salt and patience',
    excerpt:
      'The bread that Saltmarsh & Rye bakes for the night boats takes thirty hours. Most of them are spent asleep.',
    paragraphs: [
      'The boats leave at four, so the bread has to be cold at three. Counted back from there, the dough begins the evening before the evening before.',
      'There are three things in it: rye from the hill farms, water and salt from the marsh. The fourth is time, and it does most of the work.',
      'Warm weather shortens everything. In August we start with water from the ice house, and still the dough is ahead of us by noon.',
      'If you bake at home, do less. Stir it, cover it and go to bed. A dough that is left alone forgives almost everything.',
    ],
    status: 'published',
    author: 'Bruno Ferrante',
    tags: ['Food'],
    daysAgo: 44,
    comments: [
      ['Ebba Nyström', 'Left it alone for thirty hours. It forgave me.'],
      ["Niamh D'Arcy", 'The crew of the Friday boat says thank you.'],
      ['Noor El-Amrani', 'How much salt for one loaf?'],
    ],
    bookmarks: 1,
  },
  {
    slug: 'a-treasure-hunt-with-a-real-map',
    title: 'A treasure hunt with a real map',
    excerpt: 'Kestrel Maps hid twelve brass pins in the town. The rules fit on a postcard, and the prize is a bearing.',
    paragraphs: [
      'Twelve brass pins are in the town, none of them under lock and none of them in water. Each has a number and one letter of a sentence.',
      'The map is printed by Heron Press and costs as much as a coffee. It shows everything but the names of the streets, because those are the first riddle.',
      'You may play alone or in a crew of up to five. Take a compass: two of the pins are found by walking straight where no path goes straight.',
      'The sentence leads to a bench. Whoever sits there at noon sees what the prize is. Please leave the pins where they are.',
    ],
    status: 'published',
    author: 'Priya Raghunathan',
    tags: ['Gaming'],
    daysAgo: 31,
    comments: [
      ['Temirlan Abenov', 'Eleven pins. The twelfth is not where my compass says.'],
      ['Jiří Kovařík', 'Then turn the compass off and look up.', 0],
      ['Suryani', 'We finished in the rain, and the bench was worth it.'],
      ['Iker Etxeberria', 'I printed these maps and still got lost.'],
    ],
    bookmarks: 2,
  },
  {
    slug: 'what-the-harbour-master-used-to-say',
    title: 'What the harbour master used to say',
    excerpt: 'Nine sentences from a notebook that was found behind a radiator, and what they still are good for.',
    paragraphs: [
      'When the old harbour office was painted, a notebook fell out from behind a radiator. It has ninety pages of tides and nine sentences.',
      '“A rope that is never checked has already gone.” He wrote this in a year without a single accident, which is the reason it was one.',
      '“Write down the time first, and only then what happened.” Every log that we have printed since keeps its first column for that.',
      'The notebook is now in our window, open at a page that we turn on Mondays. Come by. It is better in his hand.',
    ],
    status: 'published',
    author: 'Rosalind Achterberg',
    tags: ['Quote'],
    daysAgo: 20,
    comments: [['Øyvind Håkonsen', 'I sailed under him. He said all of these twice.']],
    bookmarks: 0,
  },
  {
    slug: 'five-minutes-in-the-wheelhouse',
    title: 'Five minutes in the wheelhouse',
    excerpt: 'A short film about a van that is a boat: how Northquay Freight brings parcels to the outer islands.',
    paragraphs: [
      'The film begins before sunrise, because the work does. Sixty parcels, two sacks of letters and a harp have to be aboard by five.',
      'We had one camera and no lights. What you hear is what there was: the engine, the gulls and somebody looking for the list.',
      'The harp was for the school on the third island. It was carried from the pier by eleven children in a row, and nobody let go.',
      'Five minutes is all that we kept of nine hours. The rest is weather. The film runs in the waiting room of the pier, all day.',
    ],
    status: 'published',
    author: 'Amara Okafor',
    tags: ['Video', 'Quote'],
    daysAgo: 11,
    comments: [
      ['Wanjiru Kamau', 'Who plays the harp now?'],
      ['Thabo Mokoena', 'Eleven children, in turns.', 0],
    ],
    bookmarks: 1,
  },
  {
    slug: 'coats-for-people-who-stand-still',
    title: 'Coats for people who stand still',
    excerpt: 'Most coats are made for walking. On the quay one mostly waits, and that wants another kind of warm.',
    paragraphs: [
      'Ask in the clinic in January and you learn what the quay does to hands and backs. It is not the cold of walking. It is the cold of waiting.',
      'A coat for walking lets warmth out. One for waiting keeps it: longer behind than in front, with a collar that closes above the nose.',
      'Pockets matter most. They are lined with wool and sit so high that the elbows stay at the body. Your shoulders notice by noon.',
      'The three tailors in Harbour Street have the pattern. Take it there, take your own cloth, and take your time.',
    ],
    status: 'published',
    author: 'Thabo Mokoena',
    tags: ['Fashion'],
    daysAgo: 4,
    comments: [
      ['Bronwyn Llewellyn-Prys', 'High pockets! At last.'],
      ['Lucía Quispe Mamani', 'Does the pattern come in a size for children?'],
    ],
    bookmarks: 1,
  },
  {
    slug: 'the-soup-for-the-harbour-fair',
    title: 'The soup for the harbour fair',
    excerpt: 'One pot, two hundred bowls: the plan for the fair, waiting for a second pair of eyes.',
    paragraphs: [
      'Two hundred bowls are sixty litres. Our largest pot holds seventy, and it takes four to lift it, so it is filled where it stands.',
      'There will be leeks, smoked fish and potatoes. Whoever eats no fish gets a pot of their own, with its own ladle.',
      'We cook from nine to noon and serve until the pot is empty. In the last years that was at half past one.',
      'Bring a bowl. Those who forget theirs can borrow one from the clinic and wash it there.',
    ],
    status: 'pending',
    author: 'Bruno Ferrante',
    tags: ['Food'],
    daysAgo: 2,
    comments: [],
    bookmarks: 0,
  },
  {
    slug: 'a-board-game-about-tides',
    title: 'A board game about tides',
    excerpt: 'Notes for a game in which the board is under water half of the time.',
    paragraphs: [
      'The board is the harbour. Every third turn the tide changes, and what stood on a street now floats above it.',
      'Boats move at high water and carts at low. Nobody may stop the tide, but there is a bell that delays it by one turn.',
      'Still open: whether two players are enough, and what the bell costs.',
      'To be tried on Thursday with the crew of the print shop.',
    ],
    status: 'draft',
    author: 'Rosalind Achterberg',
    tags: ['Gaming', 'Video'],
    daysAgo: 1,
    comments: [],
    bookmarks: 0,
  },
];
