const linked: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];
const loaded: readonly string[] = ['http:', 'https:'];
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+={0,2}$/i;
const longestAddress = 4_000;
const longestPicture = 400_000;

/** Where a link leads, if that is harmless and the same from everywhere; written out, so that no letters look like others. */
export function safeLink(given: string): string | null {
  return whole(given, linked);
}

/** A picture that would be loaded from elsewhere. */
export function remotePicture(given: string): string | null {
  return whole(given, loaded);
}

/** A picture that is its own address. */
export function inlinePicture(given: string): string | null {
  const text = cleaned(given);
  return text.length <= longestPicture && picture.test(text) ? text : null;
}

/** What a message calls one of the files that came along with it. */
export function contentIdIn(given: string): string | null {
  const [, id] = /^cid:(.+)$/i.exec(cleaned(given)) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id).replace(/^<|>$/g, '');
  } catch {
    return id;
  }
}

/** As browsers do, which pass over spaces around an address, and tabs and line breaks anywhere in it. */
function cleaned(given: string): string {
  return given.replace(/^[\0- ]+|[\0- ]+$|[\t\n\r]/g, '');
}

function whole(given: string, protocols: readonly string[]): string | null {
  const text = cleaned(given);
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (!protocols.includes(url.protocol)) return null;
  // `https://bank.example@thief.example/` leads to the thief.
  if (url.username !== '' || url.password !== '') return null;
  return url.href;
}
