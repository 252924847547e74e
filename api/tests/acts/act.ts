import type { TestApp } from '../helper.ts';
import type { Answer, Person } from '../person.ts';

/** One call that changes something, once all that it needs is there. */
interface Act {
  /** Who is named as the one who did it; null when nobody was signed in. */
  readonly actor: Person | null;
  call(): Promise<Answer>;
}

/** For each route that changes something, by its name: what a person does with it. */
export type Acts = Readonly<Record<string, (app: TestApp, admin: Person) => Promise<Act>>>;

export function by(actor: Person, call: Act['call']): Act {
  return { actor, call };
}

export function byNobody(call: Act['call']): Act {
  return { actor: null, call };
}
