const longestMilliseconds = 10;

/** To be called now and then in long work: lets others have their turn when it has gone on for a while. */
export function createPause(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMilliseconds) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
