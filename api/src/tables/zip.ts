import { crcOf } from './crc.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface ZipFile {
  readonly name: string;
  readonly texts: AsyncIterable<string> | Iterable<string>;
}

/** What the directory at the end says of a file. */
interface Entry {
  name: Bytes;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const encoder = new TextEncoder();

/** A ZIP archive of texts, made while it is sent: what a file comes to is said after it. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Bytes> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const file of files) {
    const entry: Entry = { name: encoder.encode(file.name), crc: 0, packed: 0, size: 0, offset };
    entries.push(entry);
    const head = localHead(entry);
    yield head;
    for await (const chunk of deflated(counted(file.texts, entry))) {
      entry.packed += chunk.length;
      yield chunk;
    }
    yield descriptor(entry);
    offset += head.length + entry.packed + 16;
  }
  const directory = entries.map(directoryEntry);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, offset],
    [2, 0],
  );
}

async function* counted(texts: ZipFile['texts'], entry: Entry): AsyncGenerator<Bytes> {
  for await (const text of texts) {
    const bytes = encoder.encode(text);
    entry.crc = crcOf(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}

async function* deflated(chunks: AsyncGenerator<Bytes>): AsyncGenerator<Bytes> {
  const source = new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

/** Names are UTF-8, sizes come after the content, which is deflated. */
const flags = 0x0808;
const deflate = 8;
/** The first day that the format knows: two archives of the same are the same. */
const time = 0;
const date = 0x21;

type Field = readonly [bytes: 2 | 4, value: number];
const common: readonly Field[] = [
  [2, 20],
  [2, flags],
  [2, deflate],
  [2, time],
  [2, date],
];

function localHead({ name }: Entry): Bytes {
  return joined(fields([4, 0x04034b50], ...common, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]), name);
}

function descriptor({ crc, packed, size }: Entry): Bytes {
  return fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
}

function directoryEntry({ name, crc, packed, size, offset }: Entry): Bytes {
  const sizes: Field[] = [
    [4, crc],
    [4, packed],
    [4, size],
  ];
  const rest: Field[] = [
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ];
  return joined(fields([4, 0x02014b50], [2, 20], ...common, ...sizes, ...rest), name);
}

function fields(...values: readonly Field[]): Bytes {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [bytes]) => sum + bytes, 0)));
  let place = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    place += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
