/** About a frame of a screen: nobody notices that much. */
const longestMilliseconds = 10;

/**
 * SQLite answers at once, so whoever asks it one thing after the other would have the thread for themselves from the first to the last. They let
 * everybody else go on in between.
 */
export class Turns {
  #begin = 0;

  begin(): void {
    this.#begin = performance.now();
  }

  isOver(): boolean {
    return performance.now() - this.#begin >= longestMilliseconds;
  }

  async letOthers(): Promise<void> {
    await new Promise((resume) => setTimeout(resume));
    this.begin();
  }
}
