import type { Answer, Receipt } from '../protocol.ts';

/** Listens on a channel for one exchange, asks, and streams the answer. Null: the back end has no route for it. */
export function exchange(name: string, ask: () => void, signal: AbortSignal): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(name);
    // A write is done when the reader has taken it: the receipts keep the holder from sending more than is read.
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const body = writable.getWriter();
    let isOpen = true;

    const send = (receipt: Receipt) => {
      if (isOpen) channel.postMessage(receipt);
    };
    const close = () => {
      isOpen = false;
      signal.removeEventListener('abort', abort);
      channel.close();
    };
    const breakOff = (reason: unknown) => {
      close();
      reject(reason);
      void body.abort(reason);
    };
    const abort = () => {
      send('cancel');
      breakOff(signal.reason);
    };
    const stop = () => {
      send('cancel');
      close();
    };

    channel.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'head') resolve(new Response(data.hasBody ? readable : null, data));
      else if (data.type === 'chunk') body.write(data.bytes).then(() => send('taken'), stop);
      else if (data.type === 'broken') breakOff(new TypeError('The answer broke off.'));
      else {
        close();
        if (data.type === 'no-route') resolve(null);
        else body.close().catch(stop);
      }
    };
    body.closed.catch(stop);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    ask();
  });
}
