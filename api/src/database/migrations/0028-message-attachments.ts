import type { Migration } from '../migrate.ts';

export const messageAttachments: Migration = {
  name: '0028-message-attachments',
  statements: ({ bytes, keyed }) => [
    // A file as it was when its message was written. Base64 is how mail carries it anyway, and text that every engine copies as it is.
    `create table message_attachments (
      message_id bigint not null references messages (id) on delete cascade,
      position bigint not null check (position > 0),
      name text not null,
      media_type text not null,
      bytes bigint not null,
      content text not null,
      primary key (message_id, position)
    )${keyed}`,

    // What was sent with a key: asked again with it, the answer is the same message.
    `create table sent_invoices (
      account_id bigint not null references accounts (id) on delete cascade,
      idempotency_key ${bytes} not null,
      invoice_id bigint not null,
      message_id bigint not null,
      primary key (account_id, idempotency_key)
    )${keyed}`,
  ],
};
