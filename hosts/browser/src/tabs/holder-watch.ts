import { type News, namesOf, type Order, type ToHolder, type ToPages } from '../protocol.ts';

const secondsToGivingUp = 10;

/** The holder is not there any more; the next one may be asked. */
export class HolderGone extends TypeError {}

export interface KnownHolder {
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
  #known = Promise.withResolvers<KnownHolder>();
  #news: News | null = null;
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
      if (data.type === 'reset') return onReset();
      if (this.#news && data.since < this.#news.since) return;
      this.#silentSeconds = 0;
      this.#meet(data);
      onNews(data);
    };
    worker.onmessage = worker.onerror = () => {
      this.#isWorkerLoading = false;
    };
    this.#order('start');
    this.send({ type: 'hello' });
  }

  /** The holder, as soon as there is one. */
  get holder(): Promise<KnownHolder> {
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
    const patience = patienceWith(this.#news);
    if (this.#silentSeconds === patience) this.#order('take');
    if (this.#silentSeconds === patience + secondsToGivingUp) this.#giveUp();
  }

  #order(type: Order['type']): void {
    this.#worker.postMessage({ type, base: this.#base } satisfies Order);
  }

  #meet(news: News): void {
    const known = this.#news?.holder;
    if (known !== undefined && known !== news.holder)
      this.#part(new HolderGone('The tab that held the data was closed.'));
    this.#news = news;
    this.#known.resolve({ id: news.holder, gone: this.#going.signal });
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
    this.#news = null;
  }
}

/** Seconds of silence before the own worker takes the lock. One that opens the database may be busy for long on a slow machine. */
function patienceWith(news: News | null): number {
  if (news === null) return 8;
  return news.phase === 'ready' ? 5 : 30;
}
