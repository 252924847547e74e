import type { Migration } from '../migrate.ts';

/** A number as an order given by hand has it. */
const key = (number: string) => `'d' || substr('0000' || ${number}, length('0000' || ${number}) - 3)`;

export const help: Migration = {
  name: '0038-help',
  statements: ({ id, bytes }) => [
    // Categories of the FAQ and of the knowledge base; with a parent, the groups of a category. A parent is not referenced: what is
    // deleted with it comes back one by one.
    `create table help_sections (
      id ${id},
      site text not null,
      parent_id bigint,
      slug text not null,
      title text not null,
      description text not null,
      icon text not null,
      color text not null,
      picture text not null,
      position_key ${bytes} not null
    )`,
    'create unique index help_sections_by_slug on help_sections (site, slug)',
    'create index help_sections_in_order on help_sections (site, position_key, id)',

    // title_search and search are what a search looks at, folded: the title, and all there is. An empty one is not folded yet.
    `create table articles (
      id ${id},
      site text not null,
      section_id bigint not null references help_sections (id) on delete cascade,
      slug text not null,
      title text not null,
      content text not null,
      is_published integer not null,
      position_key ${bytes} not null,
      updated_at text not null,
      title_search text not null,
      search text not null
    )`,
    'create unique index articles_by_slug on articles (site, slug)',
    'create index articles_in_order on articles (section_id, position_key, id)',

    // One of an account for an article. An article that is gone may come back, and then has its votes.
    `create table article_votes (
      id ${id},
      article_id bigint not null,
      account_id bigint not null references accounts (id) on delete cascade,
      is_helpful integer not null,
      at text not null
    )`,
    'create unique index article_votes_of_account on article_votes (article_id, account_id)',

    // What was searched for and not found.
    `create table help_searches (
      id ${id},
      site text not null,
      term text not null,
      term_key text not null,
      times integer not null,
      last_at text not null,
      last_account_id bigint references accounts (id) on delete set null,
      state text not null
    )`,
    'create unique index help_searches_by_term on help_searches (site, term_key)',
    'create index help_searches_most_wanted on help_searches (state, times, last_at, id)',

    `insert into help_sections (id, site, parent_id, slug, title, description, icon, color, picture, position_key)
      select id, 'knowledge-base', null, slug, title, description, 'BookOpen', 'primary', slug, ${key('id')}
      from knowledge_base_categories`,
    `insert into help_sections (id, site, parent_id, slug, title, description, icon, color, picture, position_key)
      select id + 10, 'faq', null, key, title, subtitle, icon, 'primary', 'sales-automation', ${key('position')}
      from faq_categories`,
    `insert into help_sections (id, site, parent_id, slug, title, description, icon, color, picture, position_key)
      select id + 20, 'knowledge-base', category_id, 'group-' || id, title, '', icon, icon_color, 'sales-automation', ${key('position')}
      from knowledge_base_groups`,
    `insert into articles (id, site, section_id, slug, title, content, is_published, position_key, updated_at, title_search, search)
      select id, 'knowledge-base', group_id + 20, slug, title, content, 1, ${key('id')}, updated_at, '', ''
      from knowledge_base_articles`,
    // Answers of the FAQ were plain text.
    `insert into articles (id, site, section_id, slug, title, content, is_published, position_key, updated_at, title_search, search)
      select id + (select coalesce(max(id), 0) from knowledge_base_articles), 'faq', category_id + 10, 'question-' || id, question,
        '<p>' || replace(replace(replace(answer, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', 1, ${key('position')},
        '2026-01-01T00:00:00.000Z', '', ''
      from faq_questions`,
    `insert into sequences (name, last) select 'help_sections', max(id) from help_sections`,
    `insert into sequences (name, last) select 'articles', max(id) from articles having max(id) is not null`,
    'drop table faq_questions',
    'drop table faq_categories',
    'drop table knowledge_base_articles',
    'drop table knowledge_base_groups',
    'drop table knowledge_base_categories',
    `delete from sequences where name in ('faq_questions', 'knowledge_base_groups', 'knowledge_base_articles')`,
  ],
};
