import type { Migration } from '../migrate.ts';

export const knowledgeBase: Migration = {
  name: '0012-knowledge-base',
  statements: ({ id }) => [
    `create table knowledge_base_categories (
      id ${id},
      slug text not null unique,
      title text not null,
      description text not null
    )`,
    `insert into knowledge_base_categories (id, slug, title, description) values
      (1, 'sales-automation', 'Sales Automation', 'Orders, invoices and long lists that look after themselves.'),
      (2, 'marketing-automation', 'Marketing Automation', 'Tasks and dates for everything that has to be told in time.'),
      (3, 'api-questions', 'API Questions', 'Calling the same API that this application calls.'),
      (4, 'personalization', 'Personalization', 'Look, language and account, the way you like them.'),
      (5, 'email-marketing', 'Email Marketing', 'Letters that are written here, and those that are sent for you.'),
      (6, 'demand-generation', 'Demand Generation', 'Being found and being read: the blog and these pages.')`,

    `create table knowledge_base_groups (
      id ${id},
      category_id bigint not null references knowledge_base_categories (id) on delete cascade,
      title text not null,
      icon text not null,
      icon_color text not null,
      position integer not null
    )`,
    `create index knowledge_base_groups_of_category on knowledge_base_groups (category_id, position, id)`,

    `create table knowledge_base_articles (
      id ${id},
      group_id bigint not null references knowledge_base_groups (id) on delete cascade,
      slug text not null unique,
      title text not null,
      content text not null,
      updated_at text not null
    )`,
    `create index knowledge_base_articles_of_group on knowledge_base_articles (group_id, id)`,
  ],
};
