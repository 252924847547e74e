import { article, type SampleGroup } from './knowledge-base.sample-article.ts';

export const workGroups: readonly SampleGroup[] = [
  {
    category: 'marketing-automation',
    title: 'Tasks',
    icon: 'CheckSquare',
    iconColor: 'primary',
    articles: [
      article(
        'plan-with-tasks',
        'How do I plan a campaign with tasks?',
        'A task has a title, a person, a day and tags. A few of them make a plan that fits on one page.',
        [
          'Make one task for each thing that has to be ready.',
          'Give each a day and a person.',
          'Mark what must not slip as important.',
        ],
        'Sort by due date in the morning, and by assignee when you meet.',
      ),
      article(
        'deleted-tasks',
        'What happens to deleted tasks?',
        'A deleted task leaves all lists but the one of deleted tasks.',
        ['It is not found by a search in the other lists.', 'It keeps its tags and its day.'],
        'Deleted by mistake? Undo brings it back as it was.',
      ),
    ],
  },
  {
    category: 'marketing-automation',
    title: 'Calendar',
    icon: 'Calendar',
    iconColor: 'success',
    articles: [
      article(
        'kinds-of-events',
        'What are the kinds of events for?',
        'Each event is of one kind: business, holiday, personal, family or other. The kind gives it its colour.',
        ['Tick the kinds that you want to see.', 'Without any, the calendar is empty.'],
        'The harbour fair is a holiday for the shop and business for the bakery. Choose what it is for you.',
      ),
    ],
  },
  {
    category: 'api-questions',
    title: 'Signing in',
    icon: 'Key',
    iconColor: 'primary',
    articles: [
      article(
        'get-a-token',
        'How does a program sign in?',
        'A program signs in with an address and a password and gets two tokens.',
        [
          'Send <code>POST /jwt/login</code> with <code>email</code> and <code>password</code>.',
          'Send the access token with each call, as <code>Authorization: Bearer</code>.',
          'Exchange the refresh token for new ones before it ends.',
        ],
        'A refresh token works once. When it is used again, the whole session is ended, because one of the two was not you.',
      ),
      article(
        'errors-of-the-api',
        'What do the errors of the API look like?',
        'Each error is a problem in JSON with a title, a status and a sentence that says what is wrong.',
        [
          '400 lists the fields and what is wrong with each.',
          '401 wants you to sign in, 403 says that your account may not.',
          '404 is an unknown thing, 409 a conflict.',
        ],
        'Show the sentence to the person. It is written to be read.',
      ),
    ],
  },
  {
    category: 'api-questions',
    title: 'Lists',
    icon: 'Layers',
    iconColor: 'info',
    articles: [
      article(
        'page-through-a-list',
        'How do I page through a list?',
        'Lists take <code>page</code>, counted from 1, and <code>perPage</code>, from 1 to 100.',
        ['<code>total</code> counts what the filters let through.', 'A page past the end is empty, not an error.'],
        'For everything at once use the export. It is one call instead of a thousand.',
      ),
    ],
  },
  {
    category: 'personalization',
    title: 'Appearance',
    icon: 'Sun',
    iconColor: 'warning',
    articles: [
      article(
        'choose-a-skin',
        'How do I make the screen darker?',
        'There are four skins: light, dark, bordered and semi-dark.',
        [
          'Open the customizer at the edge of the page.',
          'Choose a skin; it is used at once.',
          'The choice is kept on this device.',
        ],
        'If your system asks for less motion, nothing moves that does not have to.',
      ),
      article(
        'change-the-language',
        'Can I work in another language?',
        'Yes. English, German, French, Portuguese and Arabic are there.',
        ['Choose the language in the bar at the top.', 'With Arabic the page is mirrored.'],
        'What people have written, such as names and articles, stays in the language it was written in.',
      ),
    ],
  },
  {
    category: 'personalization',
    title: 'Your account',
    icon: 'User',
    iconColor: 'primary',
    articles: [
      article(
        'end-a-session',
        'How do I sign out a device that I have lost?',
        'Your account lists every place where you are signed in.',
        ['Open your account and look at the sessions.', 'End the one of the lost device.', 'Change your password.'],
        'Changing the password ends all other sessions too.',
      ),
    ],
  },
];
