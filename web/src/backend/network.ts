/** The network itself, also where the page's `fetch` is answered by the browser home: for files, and for what that home has no route for. */
export const network: typeof fetch = globalThis.fetch.bind(globalThis);
