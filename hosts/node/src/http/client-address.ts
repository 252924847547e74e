/**
 * Where a request came from. Each proxy adds the address that it saw at the end of `X-Forwarded-For`; what stands before those of our own
 * proxies was written by the client, who may write anything.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | string[] | undefined,
  proxies: number,
): string {
  const seen = proxies === 0 || forwardedFor === undefined ? [] : String(forwardedFor).split(',');
  const address = withoutPort(seen.at(-proxies)?.trim() ?? '') || socketAddress || 'unknown';
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** Some proxies add the port, which is another one for each connection: limits would count each as somebody else. */
function withoutPort(said: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(said) ?? [];
  return inBrackets ?? beforePort ?? said;
}
