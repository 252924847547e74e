import type { LetterWords } from './letter-words.ts';

export const english: LetterWords = {
  hello: 'Hello {name},',
  accounts: {
    password: {
      subject: 'Set a new password for {brand}',
      body: 'Somebody asked for a new password for {name}.\n\nSet it here, within the hour:\n{link}\n\nIf it was not you, nothing has to be done.',
    },
    verification: {
      subject: 'Confirm your e-mail address for {brand}',
      body: 'Welcome to {brand}, {name}.\n\nConfirm that this address is yours, within three days:\n{link}',
    },
    emailAsked: {
      subject: 'A new e-mail address for your account at {brand}',
      body: 'Somebody asked to change the e-mail address of {name} to {email}.\n\nUntil the link is opened that was sent there, nothing changes. If it was not you, change your password at once:\n{link}',
    },
    newEmail: {
      subject: 'Confirm your new e-mail address for {brand}',
      body: '{name} wants to sign in with this address from now on.\n\nConfirm that it is yours, within a day:\n{link}',
    },
    closed: {
      subject: 'Your account at {brand} is closed',
      body: 'Hello {name},\n\nyour account was closed, and what it had for itself alone was deleted. Thank you for having been here.',
    },
    invitation: {
      subject: '{person} invites you to {brand}',
      body: 'Hello {name},\n\nset your password within seven days, and you are in:\n{link}',
    },
    waitlist: {
      subject: 'Shall {brand} write to you?',
      body: 'Somebody asked us to write to this address once there is news.\n\nIf it was you, follow this link within three days:\n{link}\n\nWe write once, and not again. The same link takes you off the list. If it was not you, nothing has to be done.',
    },
  },
  security: {
    what: {
      'two-steps-on': 'Two-step sign-in is on',
      'two-steps-off': 'Two-step sign-in is off',
      'recovery-codes-made': 'You have new recovery codes',
      'recovery-code-used': 'A recovery code was used to sign in',
      'codes-guessed': 'Somebody who knows your password is guessing codes',
      'password-changed': 'Your password was changed',
      'password-reset': 'Your password was set by a link',
      'email-changed': 'Your e-mail address was changed',
      'api-key-made': 'An API key was made',
      'calendar-address-made': 'Your calendar has a new secret address',
      'blog-address-made': 'The blog has a new secret address of yours',
      'new-browser': 'Somebody signed in from a new browser',
    },
    consequences: {
      'password-changed':
        'Your other sessions have ended. API keys and secret addresses go on working: delete those that you do not know.',
      'password-reset':
        'All sessions have ended, and API keys and secret addresses were deleted: make anew those that you need.',
      'calendar-address-made':
        'Whoever knows it reads all of your events without signing in; a change of your password does not stop that. It is turned off in the calendar, under “Secret address”.',
      'blog-address-made':
        'Whoever knows it reads without signing in what you may read there; a change of your password does not stop that. It is turned off on the page of the blog, under “Follow with a feed reader”.',
    },
    advice:
      'If this was you, nothing has to be done. If not, change your password at once and look at your sessions:\n{link}',
  },
  order: {
    subject: 'Your order {number} ({brand})',
    thanks: 'thank you for your order {number}.',
    goods: 'Goods',
    discount: 'Discount',
    shipping: 'Delivery',
    tax: 'Tax',
    total: 'Total',
    place: 'It goes to:',
    progress: 'How far it is: {link}',
  },
  news: {
    'event-reminder': 'Coming up: {title}',
    'event-invitation': '{person} invites you to {title}',
    'event-changed': '{person} changed {title}',
    'event-cancelled': '{person} cancelled {title}',
    'event-answer': '{person} answered your invitation to {title}',
    'task-reminder': 'Reminder: {title}',
    'mail-back': 'Back in your inbox: {title}',
    'task-assigned': '{person} assigned {title} to you',
    'task-completed': '{person} completed {title}',
    'task-commented': '{person} commented on {title}',
    'chat-message': '{person} wrote to you',
    'chat-group-message': '{person} wrote in the group {title}',
    'chat-mention': '{person} mentioned you in the group {title}',
    'chat-reported': '{person} reported {title} in the chat',
    'invoice-made': 'Invoice {title} was made from its schedule',
    'invoice-paid': '{person} paid invoice {title}',
    'quote-answered': '{person} answered quote {title}',
    'order-shipped': 'Your order {title} is on its way',
    'order-delivered': 'Your order {title} was delivered',
    'order-cancelled': 'Your order {title} was cancelled',
    'order-refunded': 'Money was given back for your order {title}',
    'trial-ended': 'Your trial has ended: you have the {title} plan',
    'plan-changed': 'You have the {title} plan from now on',
    'plan-bill': 'There is a new bill for your plan: {title}',
    'blog-comment': '{person} commented on {title}',
    'blog-reply': '{person} answered your comment on {title}',
    'blog-published': '{title} is published',
    'post-commented': '{person} commented on your post: {title}',
    'post-liked': '{person} likes your post: {title}',
    'friend-asked': '{person} asks to be your friend',
    'friend-accepted': '{person} is your friend now',
  },
  nameless: 'something without a name',
  somebody: 'Somebody',
  bell: 'You find it behind the bell: {link}',
  choices: 'Choose what you are told of, and how: {link}',
};
