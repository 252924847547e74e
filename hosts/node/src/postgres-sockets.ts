import { Socket } from 'node:net';

/** The system would try to connect for two minutes. In this time it has tried four times. */
const millisecondsToConnect = 8_000;

const unreachable: readonly unknown[] = ['ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'];

/**
 * The connections to one server. What was sent to a machine that is gone is sent again and again for a quarter of an hour, and whoever asked would
 * wait for as long. But it answers no new connection either: once one of these is not made, those that were are broken. The connection that
 * listens is idle, is asked whether the other side is there, and so is made anew within half a minute.
 */
export function createSockets(): () => Socket {
  const connected = new Set<Socket>();

  function lose(error: Error): void {
    for (const socket of connected) socket.destroy(error);
  }

  return () => {
    const socket = new Socket();
    // A process that was itself busy for so long hears of a connection that was made only after its timers.
    const giveUp = () => !connected.has(socket) && socket.destroy(gone());
    const timer = setTimeout(() => setImmediate(giveUp), millisecondsToConnect);
    socket.once('connect', () => {
      clearTimeout(timer);
      connected.add(socket);
    });
    socket.once('error', (error) => {
      if (!connected.has(socket) && isGone(error)) lose(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      connected.delete(socket);
    });
    return socket;
  };
}

function gone(): Error {
  return Object.assign(new Error('The database server does not answer.'), { code: 'ETIMEDOUT' });
}

function isGone(error: Error): boolean {
  return 'code' in error && unreachable.includes(error.code);
}
