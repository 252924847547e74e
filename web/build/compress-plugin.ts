import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify, type Plugin } from 'vite';

const kinds = new Set(['.css', '.html', '.js', '.json', '.svg', '.ttf', '.wasm']);
/** Below this the headers weigh more than what is saved. */
const fewestBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Lays each file down as Brotli and gzip too, as small as they get, so that the server has nothing to compress; and early.js, which
 * the bundler does not touch, without what is only there to be read.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'atrium-compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      await shrink(join(folder, 'early.js'));
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
      await Promise.all(paths.filter((path) => kinds.has(extname(path))).map(compressFile));
    },
  };
}

async function shrink(path: string): Promise<void> {
  const { code } = await minify(path, await readFile(path, 'utf8'), { module: false });
  await writeFile(path, code);
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.byteLength < fewestBytes) return;
  const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  await Promise.all([
    brotli(bytes, { params: sizeHint }).then((smaller) => writeFile(`${path}.br`, smaller)),
    gzipped(bytes, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
