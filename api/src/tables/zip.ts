import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
/** The first day that the format knows: two archives of the same are the same. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive of texts, made while it is sent. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Bytes> {
  const made: Bytes[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, texts } of files) {
    const file = new ZipDeflate(name);
    file.mtime = mtime;
    archive.add(file);
    for await (const text of texts) {
      file.push(encoder.encode(text));
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield* made;
}

interface PackedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A ZIP archive of files that are packed already, such as PDFs: each stands in it as it is. */
export async function* zipOfFiles(files: AsyncIterable<PackedFile>): AsyncGenerator<Bytes> {
  const made: Bytes[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, content } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = mtime;
    archive.add(file);
    file.push(content, true);
    yield* made.splice(0);
  }
  archive.end();
  yield* made;
}
