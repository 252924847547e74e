import { vi } from 'vitest';

/** For unit tests: what a module of the app asks of its page, at an address of the app. It answers nothing of its own but what `storage` has. */
export function stubPage(path: string, storage: Pick<Storage, 'getItem'>): void {
  const page = new URL(path, 'https://atrium.test');
  vi.stubGlobal('location', page);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal(
    'Request',
    // In a page, addresses are those of its origin.
    class extends Request {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, page.href), init);
      }
    },
  );
}
