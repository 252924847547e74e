import { namesOf, type Order, type Report } from './protocol.ts';
import { Holder } from './tabs/holder.ts';

// Only one worker of a browser can have the files of the database open. Each tab has a worker that stands in the queue for one Web Lock:
// when the tab of the holder is closed, crashes or is loaded anew, its lock and its files are free, and the next worker goes on.
//
// A tab that nobody looks at may be put to sleep. Chrome does not freeze a tab whose lock others wait for. Safari suspends it, lock and
// files included, and tells nobody: pages notice that their requests meet silence and have their own worker take the lock, a few seconds
// later. Where the sleeper's files are free the new holder goes on; where they are not, it says after five more seconds what helps (go to
// that tab, or close it), and tries again for each request. A sleeper that wakes finds its lock lost, closes the database and stands in
// the queue again. It can do no harm in between: the files stay with one worker at a time, and requests name the holder that they are for.

let tenure: Promise<void> = Promise.resolve();
let isHolder = false;

/** Waits for the lock and holds it, once this worker's tenure before that one has let go of the files. */
async function stand(base: string, options: LockOptions): Promise<void> {
  const lost = new AbortController();
  try {
    await navigator.locks.request(namesOf(base).lock, options, () => {
      isHolder = true;
      tenure = tenure.then(() => hold(base, lost.signal)).catch(console.error);
      return tenure;
    });
  } catch (error) {
    lost.abort(error);
  } finally {
    isHolder = false;
  }
}

async function hold(base: string, lost: AbortSignal): Promise<void> {
  if (!lost.aborted) await new Holder(base, lost).hold();
}

async function standForever(base: string): Promise<never> {
  for (;;) await stand(base, {});
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'start') {
    void standForever(data.base);
    postMessage('standing' satisfies Report);
  } else if (!isHolder) {
    void stand(data.base, { steal: true });
  }
});
