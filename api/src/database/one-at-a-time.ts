/** Lets in one at a time, in the order of asking. */
export class OneAtATime {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  async enter(): Promise<void> {
    if (this.#busy) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#busy = true;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
