import { type News, namesOf, type Order, type ToHolder, type ToPages } from './protocol.ts';

const secondsToTaking = 3;
const secondsToGivingUp = 10;

/** The holder is not there any more; the next one may be asked. */
export class HolderGone extends TypeError {}

export interface Holder {
  readonly id: string;
  /** Aborted when another worker is the holder, or when none answers. */
  readonly gone: AbortSignal;
}

export interface HomeEvents {
  onNews(news: News): void;
  onReset(): void;
}

/** Knows which worker answers, and sees to it that one does. */
export class HolderWatch {
  readonly #worker: Worker;
  readonly #base: string;
  readonly #toHolder: BroadcastChannel;
  #known = Promise.withResolvers<Holder>();
  #id: string | null = null;
  #going = new AbortController();
  #isWorkerLoading = true;
  #waiting = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silentSeconds = 0;

  constructor(worker: Worker, base: string, { onNews, onReset }: HomeEvents) {
    const names = namesOf(base);
    this.#worker = worker;
    this.#base = base;
    this.#toHolder = new BroadcastChannel(names.toHolder);
    new BroadcastChannel(names.toPages).onmessage = ({ data }: MessageEvent<ToPages>) => {
      this.#silentSeconds = 0;
      if (data.type === 'reset') return onReset();
      this.#meet(data.holder);
      onNews(data);
    };
    worker.onmessage = worker.onerror = () => {
      this.#isWorkerLoading = false;
    };
    this.#order('start');
    this.send({ type: 'hello' });
  }

  /** The holder, as soon as there is one. */
  get holder(): Promise<Holder> {
    return this.#known.promise;
  }

  send(message: ToHolder): void {
    this.#toHolder.postMessage(message);
  }

  /** While somebody waits, the holder has to show every second that it is there: nobody waits for ever. */
  async whileWaiting<Result>(work: Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    this.#timer ??= setInterval(() => this.#askForSign(), 1_000);
    try {
      return await work;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#rest();
    }
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#silentSeconds = 0;
  }

  #askForSign(): void {
    this.send({ type: 'hello' });
    // On a slow network the worker takes its time to arrive.
    if (this.#isWorkerLoading) return;
    this.#silentSeconds += 1;
    if (this.#silentSeconds === secondsToTaking) this.#order('take');
    if (this.#silentSeconds === secondsToGivingUp) this.#giveUp();
  }

  #order(type: Order['type']): void {
    this.#worker.postMessage({ type, base: this.#base } satisfies Order);
  }

  #meet(id: string): void {
    if (this.#id === id) return;
    if (this.#id !== null) this.#part(new HolderGone('The tab that held the data was closed.'));
    this.#id = id;
    this.#known.resolve({ id, gone: this.#going.signal });
  }

  #giveUp(): void {
    this.#silentSeconds = 0;
    const reason = new TypeError('The back end in this browser does not answer.');
    this.#known.reject(reason);
    this.#part(reason);
  }

  #part(reason: TypeError): void {
    this.#going.abort(reason);
    this.#going = new AbortController();
    this.#known = Promise.withResolvers();
    this.#id = null;
  }
}
