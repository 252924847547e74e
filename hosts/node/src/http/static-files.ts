import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncoding, type Encoding, encodings } from './accept-encoding.ts';
import { documentHeaders } from './security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What a browser may run or draw as a page. */
const documents: ReadonlySet<string> = new Set(['.html', '.js', '.mjs', '.svg']);

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The page that a mail with pictures from elsewhere is shown in, in a frame without scripts: of all our pages it alone may fetch from elsewhere, and
 * nothing but pictures.
 */
const ownPolicies: Readonly<Record<string, string>> = {
  'mail-with-pictures.html':
    "default-src 'none'; img-src data: blob: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

/** 96 bits tell the versions of one file apart; each character stands in every answer. */
const tagLength = 16;

interface StaticFile {
  readonly path: string;
  /** What it may do in a browser. */
  readonly policies: Readonly<Record<string, string>>;
  readonly type: string;
  readonly cacheControl: string;
  /** In which it lies beside itself, compressed when the web app was built. */
  readonly encodings: readonly Encoding[];
}

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface StaticFiles {
  /** Answers with the file of this path; null when there is none. */
  answer(pathname: string, request: Request): Promise<Response> | null;
}

/**
 * The files of a folder as they are at the start. Only what is found then can ever be asked for, so there is no path that leads out of the
 * folder; dot files and source maps are left out. A file is read when it is first asked for, and then stays in memory.
 */
export function openStaticFiles(folder: string): StaticFiles {
  const files = findFiles(folder);
  const contents = new Map<string, Promise<Content>>();
  const contentOf = (path: string) => {
    const known = contents.get(path);
    if (known !== undefined) return known;
    const content = read(path);
    contents.set(path, content);
    // What failed once may not fail again.
    content.catch(() => contents.delete(path));
    return content;
  };
  return {
    answer(pathname, request) {
      const file = files.get(pathname === '/' ? '/index.html' : pathname);
      return file ? answer(file, request, contentOf).catch(notThere) : null;
    },
  };
}

/** A build that was made meanwhile has taken it away. */
function notThere(error: NodeJS.ErrnoException): Response {
  if (error.code !== 'ENOENT') throw error;
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

function findFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const known = new Set(paths);
  const served = paths.filter((path) => types[extname(path)] && !path.split('/').some((part) => part.startsWith('.')));
  return new Map(served.map((path) => [`/${path}`, fileOf(folder, path, known)]));
}

function fileOf(folder: string, path: string, known: ReadonlySet<string>): StaticFile {
  return {
    path: join(folder, path),
    policies: policiesOf(path),
    type: types[extname(path)] ?? 'application/octet-stream',
    // What is in assets has a hash of its content in its name.
    cacheControl: path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    encodings: encodings.filter((encoding) => known.has(path + suffixes[encoding])),
  };
}

function policiesOf(path: string): Record<string, string> {
  if (!documents.has(extname(path))) return {};
  const own = ownPolicies[path];
  return { ...Object.fromEntries(documentHeaders), ...(own && { 'Content-Security-Policy': own }) };
}

async function read(path: string): Promise<Content> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, tagLength)}"` };
}

async function answer(
  file: StaticFile,
  request: Request,
  contentOf: (path: string) => Promise<Content>,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), file.encodings);
  const { bytes, etag } = await contentOf(encoding ? file.path + suffixes[encoding] : file.path);
  const headers: Record<string, string> = { ...file.policies, 'Cache-Control': file.cacheControl, ETag: etag };
  if (file.encodings.length > 0) headers.Vary = 'Accept-Encoding';
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers['Content-Type'] = file.type;
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response(bytes, { headers });
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((item) => item.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}
