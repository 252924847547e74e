import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What a command leads to, shown before the server has answered. */
interface Step {
  /** Whose queries it changes: the first parts of their keys. */
  readonly entities: readonly string[];
  readonly show: () => void;
  isAnswered: boolean;
}

let steps: Step[] = [];
let before = new Map<string, readonly [key: QueryKey, data: unknown]>();

/**
 * Shows what a command leads to; what it answers is to be told whether the server did it. If it did not, the queries have what they had
 * before, and what else was shown in the meantime is shown once more.
 */
export function showAhead(
  client: QueryClient,
  entities: readonly string[],
  show: () => void,
): (isDone: boolean) => void {
  for (const entity of entities) keepBefore(client, entity);
  const step: Step = { entities, show, isAnswered: false };
  steps.push(step);
  show();
  return (isDone) => {
    if (!steps.includes(step)) return;
    step.isAnswered = true;
    if (!isDone) takeBack(client, step);
    forgetAnswered();
  };
}

/** Whether what the server has is behind what is shown, until the last command about it is answered and asks for it again. */
export function isShownAhead(entity: string): boolean {
  return steps.some(({ entities, isAnswered }) => !isAnswered && entities.includes(entity));
}

/** What one account has been shown is nothing for the next. */
export function forgetShown(): void {
  steps = [];
  before = new Map();
}

function keepBefore(client: QueryClient, entity: string): void {
  for (const [key, data] of client.getQueriesData({ queryKey: [entity] })) {
    const hash = hashKey(key);
    if (!before.has(hash)) before.set(hash, [key, data]);
  }
}

function takeBack(client: QueryClient, refused: Step): void {
  steps = steps.filter((step) => step !== refused);
  for (const [key, data] of before.values()) {
    if (refused.entities.some((entity) => entity === key[0])) client.setQueryData(key, data);
  }
  for (const { entities, show } of steps) {
    if (entities.some((entity) => refused.entities.includes(entity))) show();
  }
}

/** Where nothing waits for an answer, the queries are asked again, and have the truth. */
function forgetAnswered(): void {
  steps = steps.filter(({ entities }) => entities.some(isShownAhead));
  before = new Map([...before].filter(([, [key]]) => isShownAhead(String(key[0]))));
}
