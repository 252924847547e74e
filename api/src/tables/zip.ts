import { Zip, ZipDeflate } from 'fflate';

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
