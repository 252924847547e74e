import type { Engine } from '@atrium/api/database/engine';
import type { BenchApp } from './app.ts';
import type { Timing } from './timing.ts';

/** A kind of call, with its budget in milliseconds if it has one. */
export interface Call {
  name: string;
  budget: number | null;
  timing: Timing;
}

/** What databases are filled with, and what is asked of it. */
export interface Kind {
  readonly table: 'chatMessages' | 'events' | 'invoices' | 'mails' | 'products' | 'tasks' | 'users';
  seed(engine: Engine, rows: number, report: (done: number) => void): Promise<void>;
  /** Everything that is measured at one size, each call through `App.fetch`, one at a time. */
  measure(app: BenchApp, rows: number): Promise<Call[]>;
}

export const pageBudget = 10;
export const searchBudget = 30;
