import type { Migration } from '../migrate.ts';

/** The language is the client's: until now each series had one, and all reminders that are sent by themselves another. */
export const clientLanguage: Migration = {
  name: '0065-client-language',
  statements: ({ bytes }) => [
    `alter table clients add column language ${bytes} not null default 'en'`,
    `update clients set language = coalesce(
      (select series.language from invoice_series series
        where series.client_id = clients.id and series.deleted_at is null order by series.id desc limit 1),
      (select language from reminder_settings),
      'en')`,
    `alter table invoice_series drop column language`,
    `alter table reminder_settings drop column language`,
  ],
};
