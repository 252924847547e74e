import type { Migration } from '../migrate.ts';

// What fractional-indexing counts with: after "a0" to "az" come "b00" and so on.
const figures = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Rules of mail have an order: that in which they were added, until somebody gives them another. Nobody has more than a hundred. */
export const mailRuleOrder: Migration = {
  name: '0082-mail-rule-order',
  statements: ({ bytes }) => [
    `alter table mail_rules add column position_key ${bytes} not null default ''`,
    `update mail_rules set position_key = case when counted.place <= ${figures.length}
        then 'a' || substr('${figures}', counted.place, 1)
        else 'b0' || substr('${figures}', counted.place - ${figures.length}, 1) end
      from (select id, cast(row_number() over (partition by account_id order by id) as integer) as place from mail_rules) as counted
      where mail_rules.id = counted.id`,
  ],
};
