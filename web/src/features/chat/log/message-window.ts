import type { LiveChange } from '@atrium/contract/changes';
import type { ChatMessage } from '@atrium/contract/chat';
import type { MessagesPage } from '@atrium/contract/conversations';
import { BackendError, isOffline } from '../../../backend/backend-error.ts';
import { quoting, quotingNothing } from '../composer/quoting.ts';

/** Where to look: at the end, or around a message, the last that was read, or a moment. */
export type Place = { at: 'end' } | { at: 'message' | 'read'; id: number } | { at: 'moment'; moment: string };

export interface ReadQuery {
  before?: number;
  after?: number;
  around?: number;
  at?: string;
  perPage?: number;
}

interface WindowState {
  messages: readonly ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
  isLoaded: boolean;
  error: unknown;
  /** Counts the places that were gone to. */
  visits: number;
}

const pageSize = 50;
/** What fills a screen, and a little more: the rest comes once that is shown. */
const firstSize = 30;
/** What is farther away is let go: a conversation of a hundred thousand messages costs no more than this. */
const mostMessages = 300;
const mostPerPage = 100;

const nothing: WindowState = {
  messages: [],
  hasBefore: false,
  hasAfter: false,
  isLoaded: false,
  error: null,
  visits: 0,
};

/** The part of a conversation that is on the screen and around it: messages that follow each other without a gap. */
export class MessageWindow {
  readonly #read: (query: ReadQuery) => Promise<MessagesPage>;
  readonly #listeners = new Set<() => void>();
  #state = nothing;
  /** All up to this message was read in turn; own ones that were just sent may be after it. */
  #knownUntil = 0;
  #loadedAt = 0;
  #busy = new Set<'before' | 'after'>();
  /** How many places are on their way, and what was heard of meanwhile: what comes may have been read before that. */
  #going = 0;
  readonly #unsure = new Set<number>();
  /** The messages that are being read anew, and whether they have been heard of again meanwhile: answers overtake each other. */
  readonly #looking = new Map<number, boolean>();
  #catchingUp: Promise<void> | null = null;
  #isAskedAgain = false;
  readonly #onFailure: (error: unknown) => void;
  #hasFailed = false;

  constructor(read: (query: ReadQuery) => Promise<MessagesPage>, onFailure: (error: unknown) => void) {
    this.#read = async (query) => {
      const page = await read(query);
      this.#hasFailed = false;
      return page;
    };
    this.#onFailure = onFailure;
  }

  /** Said once, until something is read again: whoever scrolls asks with every movement. */
  #fail = (error: unknown): void => {
    if (this.#hasFailed || isSaidElsewhere(error)) return;
    this.#hasFailed = true;
    this.#onFailure(error);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): WindowState => this.#state;

  async goTo(place: Place): Promise<void> {
    const visits = this.#state.visits + 1;
    this.#set({ visits, error: null });
    this.#going += 1;
    try {
      const page = await this.#read({ ...queryOf(place), perPage: firstSize });
      if (visits !== this.#state.visits) return;
      this.#knownUntil = page.messages.at(-1)?.id ?? 0;
      this.#loadedAt = Date.now();
      this.#set({ ...page, isLoaded: true });
    } catch (error) {
      if (visits === this.#state.visits) this.#set({ error });
    } finally {
      this.#going -= 1;
      if (this.#going === 0) this.#makeSure();
    }
  }

  #makeSure(): void {
    for (const id of this.#unsure) this.#readAnew(id);
    this.#unsure.clear();
  }

  loadBefore(): void {
    const first = this.#state.messages[0];
    if (first && this.#state.hasBefore)
      this.#loadMore('before', { before: first.id }, ({ messages, hasBefore }) => {
        const all = [...messages, ...this.#state.messages];
        const kept = all.slice(0, mostMessages);
        this.#knownUntil = Math.min(this.#knownUntil, kept.at(-1)?.id ?? 0);
        this.#set({ messages: kept, hasBefore, hasAfter: this.#state.hasAfter || kept.length < all.length });
      });
  }

  loadAfter(): void {
    if (this.#state.hasAfter)
      this.#loadMore('after', { after: this.#knownUntil }, ({ messages, hasAfter }) => {
        const all = merged(this.#state.messages, messages);
        const kept = all.slice(-mostMessages);
        this.#knownUntil = messages.at(-1)?.id ?? this.#knownUntil;
        this.#set({ messages: kept, hasAfter, hasBefore: this.#state.hasBefore || kept.length < all.length });
      });
  }

  #loadMore(side: 'before' | 'after', query: ReadQuery, take: (page: MessagesPage) => void): void {
    if (this.#busy.has(side)) return;
    this.#busy.add(side);
    const { visits } = this.#state;
    this.#read({ ...query, perPage: pageSize })
      .then((page) => visits === this.#state.visits && take(page))
      // Asked again with the next movement.
      .catch(this.#fail)
      .finally(() => this.#busy.delete(side));
  }

  /** A message of one's own that the server has just answered. */
  put(message: ChatMessage): void {
    if (!this.#state.isLoaded || (this.#state.hasAfter && !this.#has(message.id))) return;
    this.#set({ messages: quoting(merged(this.#state.messages, [message]), message) });
  }

  /** What became of a message, if it is still here. */
  replace(message: ChatMessage): void {
    if (this.#has(message.id)) this.put(message);
  }

  remove(id: number): void {
    if (!this.#has(id) && !this.#isQuoted(id)) return;
    const others = this.#state.messages.filter((message) => message.id !== id);
    this.#set({ messages: quotingNothing(others, id) });
  }

  /** What somebody did to a message, of this conversation or of another. */
  follow({ action, entityId }: LiveChange): void {
    if (this.#going > 0) this.#unsure.add(entityId);
    if (!this.#state.isLoaded) return;
    if (action === 'delete') this.remove(entityId);
    else this.#readAnew(entityId);
  }

  #readAnew(id: number): void {
    if (id > this.#knownUntil) this.catchUp();
    else this.#lookAgain(id);
  }

  /** Reads what came since. */
  catchUp(): void {
    this.#isAskedAgain = true;
    this.#catchingUp ??= this.#catchUpWhileAsked()
      .catch(this.#fail)
      .finally(() => {
        this.#catchingUp = null;
      });
  }

  async #catchUpWhileAsked(): Promise<void> {
    while (this.#isAskedAgain && this.#state.isLoaded && !this.#state.hasAfter) {
      this.#isAskedAgain = false;
      const { visits } = this.#state;
      const { messages, hasAfter } = await this.#read({ ...afterId(this.#knownUntil), perPage: pageSize });
      if (visits !== this.#state.visits || messages.length === 0) continue;
      this.#knownUntil = messages.at(-1)?.id ?? this.#knownUntil;
      const all = merged(this.#state.messages, messages);
      const kept = all.slice(-mostMessages);
      this.#set({ messages: kept, hasAfter, hasBefore: this.#state.hasBefore || kept.length < all.length });
    }
  }

  /** Somebody has reacted to a message, or taken that back. */
  followReaction(id: number): void {
    if (this.#going > 0) this.#unsure.add(id);
    if (this.#has(id)) this.#lookAgain(id);
  }

  #lookAgain(id: number): void {
    const isLooking = this.#looking.has(id);
    this.#looking.set(id, true);
    if (!isLooking) void this.#lookWhileAsked(id);
  }

  async #lookWhileAsked(id: number): Promise<void> {
    while (this.#looking.get(id)) {
      this.#looking.set(id, false);
      await this.#look(id).catch(this.#fail);
    }
    this.#looking.delete(id);
  }

  /** Reads one message anew, if it is of this conversation and among those that are here, or quoted by one of them. */
  async #look(id: number): Promise<void> {
    if (this.#isBefore(id) && !this.#isQuoted(id)) return;
    const { messages } = await this.#read({ around: id, perPage: 1 });
    const [message] = messages;
    if (message?.id !== id) return this.remove(id);
    const known = this.#isBefore(id) ? this.#state.messages : merged(this.#state.messages, [message]);
    this.#set({ messages: quoting(known, message) });
  }

  #isBefore(id: number): boolean {
    const [first] = this.#state.messages;
    return first !== undefined && id < first.id && this.#state.hasBefore;
  }

  /** Reads all anew that is here, if it was loaded before a moment: some of what happened was not heard of. */
  refresh(before = Number.POSITIVE_INFINITY): void {
    if (this.#state.isLoaded && this.#loadedAt < before) this.#readAll().catch(this.#fail);
  }

  async #readAll(): Promise<void> {
    const { visits, messages } = this.#state;
    const last = messages.at(-1)?.id ?? 0;
    const fresh: ChatMessage[] = [];
    let page: MessagesPage;
    do {
      const after = fresh.at(-1)?.id ?? (messages[0]?.id ?? 1) - 1;
      page = await this.#read({ ...afterId(after), perPage: mostPerPage });
      fresh.push(...page.messages);
    } while (page.hasAfter && page.messages.length > 0 && (fresh.at(-1)?.id ?? 0) < last);
    if (visits !== this.#state.visits) return;
    this.#knownUntil = fresh.at(-1)?.id ?? 0;
    this.#loadedAt = Date.now();
    this.#set({ messages: fresh, hasAfter: page.hasAfter });
  }

  #isQuoted(id: number): boolean {
    return this.#state.messages.some(({ answers }) => answers?.id === id);
  }

  #has(id: number): boolean {
    return this.#state.messages.some((message) => message.id === id);
  }

  #set(change: Partial<WindowState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/**
 * What fails for want of a network is made up for when it is back. A chat that one was taken out of meanwhile, or may not read any more,
 * is gone from the page as soon as that is heard of.
 */
function isSaidElsewhere(error: unknown): boolean {
  return isOffline(error) || (error instanceof BackendError && (error.status === 403 || error.status === 404));
}

function queryOf(place: Place): ReadQuery {
  if (place.at === 'message' || place.at === 'read') return { around: place.id };
  return place.at === 'moment' ? { at: place.moment } : {};
}

/** Before the first message there is none. */
function afterId(id: number): ReadQuery {
  return id === 0 ? {} : { after: id };
}

/** In the order of sending; of one that is in both, the later reading. */
function merged(known: readonly ChatMessage[], read: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}
