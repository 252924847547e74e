import type { Migration } from '../migrate.ts';

export const orderTracking: Migration = {
  name: '0051-order-tracking',
  statements: () => [
    // Who carries an order, the number that it has there, and where it can be followed.
    ...added('orders', ['carrier', 'tracking_number', 'tracking_url']),
    // What more there is to say, and where it stands: a mail tells both.
    ...added('notifications', ['detail', 'url']),
  ],
};

function added(table: string, columns: readonly string[]): string[] {
  return columns.map((column) => `alter table ${table} add column ${column} text not null default ''`);
}
