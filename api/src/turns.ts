/** Does what has the same key one after the other, in this process. */
export interface Turns {
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(): Turns {
  const latest = new Map<string, Promise<unknown>>();
  return {
    take(key, work) {
      const mine = (latest.get(key) ?? Promise.resolve()).then(work, work);
      latest.set(key, mine);
      const forget = () => {
        if (latest.get(key) === mine) latest.delete(key);
      };
      mine.then(forget, forget);
      return mine;
    },
  };
}
