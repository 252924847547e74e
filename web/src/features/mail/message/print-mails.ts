import type { Email, MailPerson } from '@atrium/contract/mail';
import { cleanMail } from './clean-html.ts';
import { emptyPage } from './message-frame.ts';
import { showOwnPictures } from './own-pictures.ts';

export interface PrintedMail extends Pick<Email, 'to' | 'cc' | 'bcc' | 'message' | 'time'> {
  from: MailPerson;
}

interface PrintWords extends Record<'from' | 'to' | 'cc' | 'bcc' | 'date' | 'noSubject' | 'language', string> {
  dateTime: (moment: string) => string;
}

/**
 * Prints mails from a frame that has them alone. Nothing of them runs there either: it may open the dialog, and no more. Pictures from
 * elsewhere are left out.
 */
export async function printMails(mails: readonly PrintedMail[], subject: string, words: PrintWords): Promise<void> {
  const { frame, page, view } = await newFrame();
  page.title = subject || words.noSubject;
  page.documentElement.lang = words.language;
  page.documentElement.dir = document.documentElement.dir;
  page.head.append(element(page, 'style', styles));
  const oldestFirst = mails.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
  const heading = element(page, 'h1', page.title);
  heading.dir = 'auto';
  page.body.replaceChildren(heading, ...oldestFirst.map((mail) => articleOf(page, mail, words)));
  await showOwnPictures(page);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}

async function newFrame() {
  for (const old of document.querySelectorAll('iframe[data-print]')) old.remove();
  const frame = document.createElement('iframe');
  frame.dataset.print = '';
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.srcdoc = emptyPage;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('The frame to print from has no page.');
  return { frame, page, view };
}

function articleOf(page: Document, mail: PrintedMail, words: PrintWords): HTMLElement {
  const article = page.createElement('article');
  const head = page.createElement('dl');
  const unnamed = (addresses: readonly string[]) => addresses.map((email) => ({ name: '', email }));
  const lines: [label: string, text: string][] = [
    [words.from, namesOf([mail.from])],
    [words.to, namesOf(mail.to)],
    [words.cc, namesOf(unnamed(mail.cc))],
    [words.bcc, namesOf(unnamed(mail.bcc))],
    [words.date, words.dateTime(mail.time)],
  ];
  for (const [label, text] of lines.filter(([, said]) => said !== ''))
    head.append(element(page, 'dt', label), element(page, 'dd', text));
  const body = page.createElement('div');
  body.dir = 'auto';
  body.append(page.importNode(cleanMail(mail.message, false).content, true));
  article.append(head, body);
  return article;
}

function namesOf(people: readonly MailPerson[]): string {
  return people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');
}

function element(page: Document, name: 'dt' | 'dd' | 'h1' | 'style', text: string): HTMLElement {
  const made = page.createElement(name);
  made.textContent = text;
  return made;
}

const styles = `:root { color-scheme: light; }
body { margin: 0; font: 11pt/1.5 system-ui, sans-serif; color: #000; background: #fff; overflow-wrap: anywhere; }
h1 { margin: 0 0 12pt; font-size: 16pt; }
article + article { margin-block-start: 18pt; border-block-start: 1px solid #999; padding-block-start: 12pt; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2pt 8pt; margin: 0 0 12pt; font-size: 9pt; }
dt { font-weight: 600; }
dd { margin: 0; unicode-bidi: plaintext; text-align: start; }
p { margin: 0 0 9pt; }
p, li { unicode-bidi: plaintext; text-align: start; }
img { max-width: 100%; height: auto; }
pre { white-space: pre-wrap; }
blockquote { margin: 6pt 0; padding-inline-start: 9pt; border-inline-start: 2px solid #999; }`;
