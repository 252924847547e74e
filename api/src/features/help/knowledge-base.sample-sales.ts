import { article, type SampleGroup } from './knowledge-base.sample-article.ts';

export const salesGroups: readonly SampleGroup[] = [
  {
    category: 'sales-automation',
    title: 'Orders',
    icon: 'ShoppingCart',
    iconColor: 'primary',
    articles: [
      article(
        'from-cart-to-order',
        'What happens between the cart and the order?',
        'An order is what becomes of a cart at checkout. The cart belongs to your account alone and waits for you on every device.',
        [
          'Put a product into the cart from the shop or from its own page.',
          'Set the quantity in the cart; the total follows.',
          'Give an address and a way to pay, and confirm.',
        ],
        'Nothing is ordered before the last step. A product that sells out meanwhile stays in the cart and says so.',
      ),
      article(
        'shipping-dates',
        'Where do the delivery dates come from?',
        'The day beside a product in the cart is an estimate between tomorrow and a little over a week from now.',
        [
          'It is made again each time the cart is opened.',
          'It does not depend on the quantity.',
          'Free delivery does not make it later.',
        ],
        'The confirmation names no day. How far an order is stands on its page, with the carrier and the number of the parcel where they are known.',
      ),
    ],
  },
  {
    category: 'sales-automation',
    title: 'Invoices',
    icon: 'FileText',
    iconColor: 'success',
    articles: [
      article(
        'find-open-invoices',
        'How do I find the invoices that are still open?',
        'The list of invoices can be searched and filtered at the same time. A filter is always respected, whatever is searched for.',
        [
          'Choose a status above the list.',
          'Type part of a name, an address, a total or a date.',
          'Type <em>paid</em> to see what has no balance left.',
        ],
        'Save the result as a view when you need it every week. It then is one click away.',
      ),
      article(
        'negative-balance',
        'What does a negative balance mean?',
        'A balance is what is still to be paid. When more was paid than asked, it goes below zero.',
        ['Zero: the invoice is paid.', 'Above zero: the client owes you.', 'Below zero: you owe the client.'],
        'Amounts are counted in whole cents, so that no invoice is off by a rounding.',
      ),
    ],
  },
  {
    category: 'sales-automation',
    title: 'Lists and filters',
    icon: 'List',
    iconColor: 'info',
    articles: [
      article(
        'search-in-lists',
        'How does the search in a list work?',
        'A list looks for every word that you type, anywhere in the text, in any order.',
        ['Capitals and accents do not matter.', 'A part of a word is enough.', 'Two words find what has both.'],
        'The number above the list counts what the search and the filters let through, not what the page shows.',
      ),
      article(
        'link-to-a-list',
        'Can I send somebody the list as I see it?',
        'Yes. Search, filters, order and page stand in the address of the page.',
        [
          'Copy the address from the browser.',
          'Send it to somebody who has an account.',
          'They see the same list with the data of today.',
        ],
        'An address with a mistake in it still opens the list: what cannot be read is left out.',
      ),
    ],
  },
  {
    category: 'sales-automation',
    title: 'Saved views',
    icon: 'Bookmark',
    iconColor: 'warning',
    articles: [
      article(
        'save-a-view',
        'How do I save a view of a list?',
        'A view keeps the filters, the order and the columns of a list under a name.',
        [
          'Set up the list the way you like it.',
          'Open the views and give this one a name.',
          'A view of the same name is replaced.',
        ],
        'Views belong to your account. Nobody else sees them, not even an administrator.',
      ),
      article(
        'share-a-view',
        'Can two accounts share a view?',
        'Not as a view, but as a link. Open the view and copy the address of the page.',
        ['The link holds everything that the view holds.', 'Whoever opens it may save it under a name of their own.'],
        'Later changes to your view do not reach them. That is on purpose: nobody finds a list changed overnight.',
      ),
    ],
  },
  {
    category: 'sales-automation',
    title: 'Getting data out',
    icon: 'Download',
    iconColor: 'danger',
    articles: [
      article(
        'export-as-csv',
        'How do I export a list?',
        'The export writes all rows that the filters let through, not just the page, as a CSV file.',
        [
          'Filter and sort the list first.',
          'Hide the columns that you do not need.',
          'Choose the export and open the file in a spreadsheet.',
        ],
        'A million rows are no trouble: the file is written while it is sent.',
      ),
      article(
        'csv-and-spreadsheets',
        'Why does a cell of my export begin with an apostrophe?',
        'Spreadsheets run a cell that begins with an equals sign as a formula. A name may begin like that by accident or by malice.',
        ['Such cells are written so that they stay text.', 'Everything else is written as it is.'],
        'When another program reads the file, take the first character off such cells again.',
      ),
    ],
  },
  {
    category: 'sales-automation',
    title: 'History and undo',
    icon: 'RotateCcw',
    iconColor: 'secondary',
    articles: [
      article(
        'undo-a-change',
        'How do I take a change back?',
        'Each change is recorded with what was there before. Most of them can be undone.',
        [
          'Choose Undo in the message that appears after the change.',
          'Or press Ctrl and Z.',
          'Or open the changes and undo an older one.',
        ],
        'When somebody has changed the same thing since, nothing is undone and you are told so.',
      ),
      article(
        'who-changed-this',
        'Who changed this?',
        'The list of changes says who did what and when, the latest first.',
        ['Open a record and look at its history.', 'Or filter the list of changes by kind.'],
        'Changes are never edited or removed, not by undoing them either: that is a change of its own.',
      ),
    ],
  },
];
