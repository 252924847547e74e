import type { BrowserContext } from '@playwright/test';

/** Collects what must not happen while somebody uses the app: console errors (a broken content security policy is one), errors of pages, refused and failed requests, texts that come late. */
export class Problems {
  readonly found: string[] = [];
  readonly #declared: RegExp[] = [];
  readonly #origin: string | undefined;

  constructor(baseUrl: string | undefined) {
    this.#origin = baseUrl === undefined ? undefined : new URL(baseUrl).origin;
  }

  /** The test means this to happen: `409 POST /apps/users/add-user`, `net::ERR_INTERNET_DISCONNECTED`. */
  expect(...patterns: RegExp[]): void {
    this.#declared.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      // A refused request is told by its response below, with its method.
      const isToldAnyway = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isToldAnyway)
        this.#note(`console: ${message.text()} (${message.page()?.url()})`);
    });
    context.on('weberror', (error) => this.#note(`error: ${error.error().stack ?? error.error().message}`));
    context.on('response', (response) => {
      const request = response.request();
      if (response.status() >= 400 && this.#isOurs(response.url())) {
        this.#note(`${response.status()} ${request.method()} ${new URL(response.url()).pathname}`);
      }
    });
    context.on('request', (request) => {
      // Pages ask for a part of the texts; for all of them once they show one that the build did not foresee for them.
      if (!/\/locales\/[a-z]{2}\.json$/.test(request.url())) return;
      const page = new URL(request.frame().url()).pathname;
      if (page !== '/document') this.#note(`a text of ${page} is in no part of the texts that it asks for`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // The page, or leaving it, called it off.
      if (reason === 'net::ERR_ABORTED' || !this.#isOurs(request.url())) return;
      this.#note(`${reason} ${request.method()} ${new URL(request.url()).pathname}`);
    });
  }

  #isOurs(url: string): boolean {
    return this.#origin === undefined || url.startsWith(this.#origin);
  }

  #note(problem: string): void {
    if (!this.#declared.some((pattern) => pattern.test(problem))) this.found.push(problem);
  }
}
