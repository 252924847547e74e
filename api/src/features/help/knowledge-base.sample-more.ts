import { article, type SampleGroup } from './knowledge-base.sample-article.ts';

/** Longer than the others: with headings, so that its page has a table of contents. */
const firstWeek = {
  slug: 'first-week-of-an-administrator',
  title: 'What should a new administrator do in the first week?',
  content: [
    '<p>Everything works from the first minute. These five steps make it yours, and none of them takes longer than a cup of tea at the quay.</p>',
    '<h2>Invite the people</h2>',
    '<p>Add a user for everybody who works with you, and invite those who are to sign in.</p>',
    '<ul><li>Open <strong>Users</strong> and add one with a name and an address.</li><li>Choose a role before you invite: it says what they will see.</li><li>An invitation works once. Send another when it has ended.</li></ul>',
    '<h2>Give each role its rights</h2>',
    '<p>A role is a row of rights: to read, to write and to create, for each area. Begin with little.</p>',
    '<h3>Look through their eyes</h3>',
    '<p>The page of a role shows what its menu would be. Nobody has to sign in twice to find out.</p>',
    '<h3>One role for those who write answers</h3>',
    '<p>Whoever may write content writes the FAQ and these pages too. All others read them.</p>',
    '<h2>Fill the shop</h2>',
    '<p>Products can be added one by one, or read from a CSV file. What is wrong in a file is named line by line, before anything is kept.</p>',
    '<h2>Send the first invoice</h2>',
    '<ol><li>Add the client.</li><li>Write the lines; the total follows.</li><li>Send it by mail. The link in it shows the client that one invoice and nothing else.</li></ol>',
    '<h2>Make mistakes on purpose</h2>',
    '<p>Delete something and press <strong>Undo</strong>. Once you have seen that it comes back, everything else is easier.</p>',
  ].join('\n'),
};

export const moreGroups: readonly SampleGroup[] = [
  {
    category: 'personalization',
    title: 'Getting started',
    icon: 'Bookmark',
    iconColor: 'success',
    articles: [
      firstWeek,
      article(
        'keys-that-save-time',
        'Which keys save time?',
        'Everything can be done with the keyboard, and a few keys work on every page.',
        [
          '<strong>Ctrl</strong> and <strong>K</strong> opens the search.',
          '<strong>Ctrl</strong> and <strong>Z</strong> takes back the last change.',
          '<strong>Tab</strong> moves on, and the first stop of each page leads past the menu.',
        ],
        'Keys of one letter wait until you are not writing anywhere.',
      ),
    ],
  },
  {
    category: 'marketing-automation',
    title: 'Chat',
    icon: 'MessageCircle',
    iconColor: 'info',
    articles: [
      article(
        'task-from-a-message',
        'How do I make a task of a chat message?',
        'What was promised in a chat is forgotten there. Make a task of it while you read it.',
        [
          'Open the menu of the message.',
          'Choose to make a task or an event of it.',
          'Both know of each other: each shows where the other is.',
        ],
        'When the message is deleted later, the task keeps its words.',
      ),
      article(
        'who-has-read-it',
        'Who has read my message?',
        'Under the last message stands whether it was delivered and read.',
        ['In a group it says who has read so far.', 'Nobody is shown as reading who has not opened the chat.'],
        'Mute a chat that talks more than you can read. Its number still counts, it just stays quiet.',
      ),
    ],
  },
  {
    category: 'api-questions',
    title: 'Changes',
    icon: 'RefreshCw',
    iconColor: 'success',
    articles: [
      article(
        'hear-of-changes',
        'How does a program hear of changes?',
        'The stream at <code>/api/v1/live</code> tells of each change that your account may see, as it happens.',
        [
          'It says what was changed, not how it is now: read that with a call of its own.',
          'Give the last id as <code>after</code> to hear what you missed.',
          'The stream ends with the token. Open it again with a new one.',
        ],
        'Ask for a page of <code>/api/v1/changes</code> when you need to know who did what.',
      ),
      article(
        'undo-by-the-api',
        'Can a program undo what it did?',
        'Yes. Each call that changes something answers a <code>changeId</code>.',
        [
          'Send <code>POST /api/v1/changes/{id}/undo</code>.',
          'All that the same request changed goes back together.',
          'A 409 says that something has changed since.',
        ],
        'An undo is a change too, and can be undone.',
      ),
    ],
  },
  {
    category: 'email-marketing',
    title: 'Writing',
    icon: 'Edit',
    iconColor: 'info',
    articles: [
      article(
        'drafts-keep-themselves',
        'Is my mail lost when I close the page?',
        'No. What you write is kept as a draft while you write it.',
        [
          'Open the folder of drafts to go on.',
          'It is there on your other devices too.',
          'Discard it, and Undo brings it back.',
        ],
        'Only sending takes it away from there.',
      ),
      article(
        'take-a-mail-back',
        'Can I take back a mail that I have just sent?',
        'For a few seconds. A mail leaves after a short wait, and until then it can be held.',
        ['Choose Undo in the message that says it was sent.', 'It is a draft again, with everything in it.'],
        'Once it has left, it has left. Write a second one that begins with a sorry.',
      ),
    ],
  },
  {
    category: 'demand-generation',
    title: 'Searches without an answer',
    icon: 'HelpCircle',
    iconColor: 'warning',
    articles: [
      article(
        'searches-that-found-nothing',
        'How do I know which answers are missing?',
        'When a search finds nothing, its words are kept for those who write.',
        [
          'Open the list of what was asked and not answered.',
          'The words that were asked most often stand first.',
          'Answer one, and the new question has its words already.',
        ],
        'Dismiss what is no question. Whoever looks for their lunch has not found a gap.',
      ),
    ],
  },
];

/** What was searched for lately and not found: where, how often, and how many hours ago. */
export const sampleSearches = [
  ['faq', 'gift wrapping', 7, 5],
  ['faq', 'pay by cheque', 3, 30],
  ['knowledge-base', 'import contacts', 5, 20],
  ['knowledge-base', 'opening hours', 2, 70],
] as const;
