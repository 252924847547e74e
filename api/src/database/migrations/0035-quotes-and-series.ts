import type { Migration } from '../migrate.ts';

const clientFields = ['id', 'name', 'company', 'companyEmail', 'contact', 'address', 'country'];
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const quotesAndSeries: Migration = {
  name: '0035-quotes-and-series',
  statements: ({ dialect, id, bytes }) => {
    const pairs = clientFields.map((field) => `'${field}', clients.${columnOf(field)}`).join(', ');
    const clientAsJson = dialect === 'postgres' ? `json_build_object(${pairs})::text` : `json_object(${pairs})`;
    return [
      // What is issued keeps client and issuer as they were. Who the issuer was before is not known here: they are who they are.
      `alter table invoices add column client_as_issued text`,
      `alter table invoices add column issuer_as_issued text`,
      `update invoices set client_as_issued = (select ${clientAsJson} from clients where clients.id = invoices.client_id)
        where sent_at is not null or downloaded_at is not null or id in (select invoice_id from invoice_payments)`,

      `alter table invoices add column quote_id bigint`,
      `alter table invoices add column series_id bigint`,
      `alter table invoices add column series_day ${bytes}`,
      // One invoice for each day of a series, whoever makes it and however often.
      `create unique index invoices_of_a_series on invoices (series_id, series_day) where series_id is not null`,

      `create table invoice_series (
        id ${id},
        client_id bigint not null references clients (id),
        template text not null,
        total_cents bigint not null,
        every bigint not null check (every > 0),
        unit text not null,
        first_day ${bytes} not null,
        last_day ${bytes},
        times bigint,
        due_days bigint not null,
        delivery text not null,
        language text not null,
        paused_at text,
        made bigint not null,
        last_on ${bytes},
        next_on ${bytes},
        made_by bigint references accounts (id) on delete set null,
        created_at text not null,
        deleted_at text
      )`,
      // The list, what comes next first.
      `create index invoice_series_shown on invoice_series (next_on, id) where deleted_at is null`,
      `create index invoice_series_of_a_client on invoice_series (client_id)`,

      `create table quotes (
        id ${id},
        client_id bigint not null references clients (id),
        client_as_sent text,
        issuer_as_sent text,
        issued_date ${bytes} not null,
        valid_until ${bytes} not null,
        service text not null,
        note text not null,
        salesperson text not null,
        shows_note integer not null,
        lines text not null,
        subtotal_cents bigint not null,
        tax_cents bigint not null,
        total_cents bigint not null,
        state ${bytes} not null,
        sent_at text,
        decided_at text,
        decided_by text not null,
        invoice_id bigint references invoices (id),
        search text not null,
        created_at text not null,
        deleted_at text
      )`,
      // The list, the latest first, and those of one state.
      `create index quotes_shown on quotes (id) where deleted_at is null`,
      `create index quotes_by_state on quotes (state, id) where deleted_at is null`,
      `create index quotes_of_a_client on quotes (client_id)`,
      `insert into sequences (name, last) values ('quotes', 1000)`,

      // Secret addresses of documents. Of the token only a digest is kept.
      `create table document_links (
        id ${id},
        hash ${bytes} not null unique,
        kind ${bytes} not null,
        document_id bigint not null,
        created_at text not null,
        created_by bigint references accounts (id) on delete set null,
        revoked_at text,
        first_seen_at text,
        last_seen_at text,
        views bigint not null
      )`,
      `create index document_links_of_a_document on document_links (kind, document_id)`,
    ];
  },
};
