const lockName = 'atrium-in-front';

export interface InFront {
  /** Whether any tab of the app is looked at, this one or another. */
  isAnyTab(): Promise<boolean>;
  stop(): void;
}

/** Every tab that is looked at holds a lock that all of them may hold at once: the others can ask whether there is one. */
export function watchFront(): InFront {
  let release: AbortController | undefined;
  const update = () => {
    if (document.hidden) {
      release?.abort();
      release = undefined;
    } else if (!release) {
      release = new AbortController();
      void holdUntil(release.signal);
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return {
    async isAnyTab() {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === lockName);
    },
    stop() {
      document.removeEventListener('visibilitychange', update);
      release?.abort();
    },
  };
}

function holdUntil(signal: AbortSignal): Promise<void> {
  return navigator.locks.request(
    lockName,
    { mode: 'shared' },
    () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  );
}
