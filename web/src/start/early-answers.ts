declare global {
  interface Window {
    /** What early.js has asked for, by address. */
    answersToEarly?: Map<string, Promise<Response>>;
  }
}

/** The answer to what early.js asked while the app was on its way. It is given once: who asks later wants a new one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const { href } = new URL(address, location.href);
  const answer = window.answersToEarly?.get(href);
  window.answersToEarly?.delete(href);
  return answer;
}
