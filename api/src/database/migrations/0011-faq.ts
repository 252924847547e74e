import type { Migration } from '../migrate.ts';

export const faq: Migration = {
  name: '0011-faq',
  statements: ({ id }) => [
    `create table faq_categories (
      id ${id},
      key text not null unique,
      icon text not null,
      title text not null,
      subtitle text not null,
      position integer not null
    )`,
    // The answer of the API names these five, so they are there before anybody has written a question.
    `insert into faq_categories (id, key, icon, title, subtitle, position) values
      (1, 'payment', 'CreditCard', 'Payment', 'How to pay, and when', 1),
      (2, 'delivery', 'ShoppingBag', 'Delivery', 'How things reach you', 2),
      (3, 'cancellationReturn', 'RefreshCw', 'Cancellation and return', 'When you change your mind', 3),
      (4, 'myOrders', 'Package', 'My orders', 'What you have ordered, and where it is', 4),
      (5, 'productServices', 'Settings', 'Products and services', 'What we sell, and what comes with it', 5)`,

    // The folded question is what a search looks at.
    `create table faq_questions (
      id ${id},
      category_id bigint not null references faq_categories (id) on delete cascade,
      question text not null,
      answer text not null,
      search text not null,
      position integer not null
    )`,
    `create index faq_questions_of_category on faq_questions (category_id, position, id)`,
  ],
};
