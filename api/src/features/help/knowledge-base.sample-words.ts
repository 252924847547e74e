import { article, type SampleGroup } from './knowledge-base.sample-article.ts';

export const wordGroups: readonly SampleGroup[] = [
  {
    category: 'email-marketing',
    title: 'Your mail',
    icon: 'Mail',
    iconColor: 'primary',
    articles: [
      article(
        'folders-and-labels',
        'When do I use a folder, and when a label?',
        'A mail is in one folder and may have many labels.',
        [
          'Folders say what has become of it: inbox, sent, draft, spam, trash.',
          'Labels say what it is about: private, company, important, personal.',
        ],
        'A star is neither. It marks what you want to find again today.',
      ),
      article(
        'find-a-mail',
        'How do I find an old mail?',
        'The search looks at the people, the subject and the text of each mail.',
        ['Open the folder first.', 'Type part of a name or of the subject.'],
        'Mail in the trash is found in the trash only.',
      ),
    ],
  },
  {
    category: 'email-marketing',
    title: 'Sent by the app',
    icon: 'Send',
    iconColor: 'success',
    articles: [
      article(
        'mails-that-do-not-arrive',
        'What if an invitation does not arrive?',
        'Letters that the app sends are kept in a list of messages until they are delivered.',
        [
          'Look at the messages: not delivered means that the mail server was not reached.',
          'It is tried again by itself.',
          'Invite again to send a new link; the old one ends.',
        ],
        'Links in such letters work once and for a limited time.',
      ),
    ],
  },
  {
    category: 'demand-generation',
    title: 'Blog',
    icon: 'Edit',
    iconColor: 'primary',
    articles: [
      article(
        'status-of-a-post',
        'What is the status of a post for?',
        'A post is a draft, is pending or is published. Readers see published posts only.',
        [
          'Draft: you are still writing.',
          'Pending: somebody else should read it first.',
          'Published: it is in the list, the newest first.',
        ],
        'The day of a post is the day it was published, not the day it was begun.',
      ),
      article(
        'write-an-excerpt',
        'What makes a good excerpt?',
        'The excerpt is all that the list shows of a post. One or two sentences are enough.',
        ['Say what the reader will know afterwards.', 'Leave out the greeting.', 'Do not repeat the title.'],
        'Heron Press reads theirs aloud. What is hard to say is hard to read.',
      ),
    ],
  },
  {
    category: 'demand-generation',
    title: 'Knowledge base',
    icon: 'BookOpen',
    iconColor: 'info',
    articles: [
      article(
        'write-an-article',
        'How do I write an article that helps?',
        'An article answers one question. The question is its title, in the words of the person who asks.',
        ['Begin with the answer.', 'Then list the steps, one action each.', 'End with what often goes wrong.'],
        'Two short articles are found more easily than a long one.',
      ),
    ],
  },
];
