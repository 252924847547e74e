/** What nobody but the mail itself may bring: no scripts, no requests. It comes on top of the policy of the app, which a frame without an address has too. */
const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The empty page that a mail is put into. */
export const emptyPage = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"></head><body></body></html>`;

/** The same page with an address, and so with a policy of its own: pictures from elsewhere are allowed there. */
export const pageForPictures = `${import.meta.env.BASE_URL}mail-with-pictures.html`;

interface Look {
  isPlain: boolean;
  language: string;
}

/** Where a mail brings no looks of its own it has those of the page around it; else it is paper. */
export function fillFrame(page: Document, content: DocumentFragment, { isPlain, language }: Look): void {
  const style = page.createElement('style');
  style.textContent = styleOf(isPlain);
  page.head.append(style);
  page.documentElement.lang = language;
  page.body.dir = 'auto';
  page.body.replaceChildren(page.importNode(content, true));
}

function styleOf(isPlain: boolean): string {
  const computed = getComputedStyle(document.documentElement);
  const value = (name: string) => computed.getPropertyValue(name);
  const look = isPlain
    ? `:root { color-scheme: ${computed.colorScheme}; } body { color: ${value('--atrium-text')}; } a { color: ${value('--atrium-accent-text')}; }`
    : ':root { color-scheme: light; background: #fff; } body { padding: 16px; color: #1a202d; background: #fff; }';
  const line = isPlain ? value('--atrium-border-strong') : '#cdd1d8';
  const faint = isPlain ? value('--atrium-text-muted') : '#545d6b';
  return `${look}
html { overflow: auto hidden; }
body { display: flow-root; margin: 0; font: 14px/1.55 ${value('--atrium-font')}; overflow-wrap: anywhere; }
p { margin: 0 0 12px; }
p, li, h1, h2, h3, h4 { unicode-bidi: plaintext; text-align: start; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; }
blockquote { margin: 8px 0; padding-inline-start: 12px; border-inline-start: 2px solid ${line}; color: ${faint}; }
summary { width: fit-content; padding: 2px 8px; border-radius: 4px; color: ${faint}; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid ${value('--atrium-focus')}; outline-offset: 1px; }`;
}
