import { connect, type Socket } from 'node:net';
import { timingOf } from './timing.ts';

/** What this process is asked for, in its one argument. */
export interface LoadTask {
  address: string;
  token: string;
  paths: string[];
  seconds: number;
}

/** What it prints. */
export interface LoadResult {
  perSecond: number;
  p99: number;
  failed: number;
}

const connections = 32;

/**
 * Keeps some connections busy: each sends its next request when it has the answer to the one before. It reads no more of an answer than where
 * it ends, because it shares the machine with the server that it measures.
 */
async function ask({ address, token, paths, seconds }: LoadTask): Promise<LoadResult> {
  const { host, hostname, port } = new URL(address);
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`),
  );
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  let turn = 0;

  function keepBusy(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let start = 0;
      const send = () => {
        start = performance.now();
        if (start >= end) return void socket.end(resolve);
        turn += 1;
        socket.write(requests[turn % requests.length] ?? '');
      };
      const answered = (isOk: boolean) => {
        times.push(performance.now() - start);
        if (!isOk) failed += 1;
        send();
      };
      socket.on('data', createAnswerReader(answered)).on('error', reject).on('connect', send);
    });
  }

  await Promise.all(Array.from({ length: connections }, () => keepBusy(connect(Number(port), hostname))));
  return { perSecond: times.length / seconds, p99: timingOf(times).p99, failed };
}

function createAnswerReader(answered: (isOk: boolean) => void): (chunk: Buffer) => void {
  let missing = 0;
  let isOk = false;
  let head = '';
  return (chunk) => {
    if (missing === 0) {
      head += chunk.toString('latin1');
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      isOk = head.startsWith('HTTP/1.1 200');
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) - (head.length - headEnd - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = 0;
    head = '';
    answered(isOk);
  };
}

const result = await ask(JSON.parse(process.argv[2] ?? ''));
console.log(JSON.stringify(result));
