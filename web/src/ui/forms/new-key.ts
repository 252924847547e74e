/** A key that no other request has, for what must not be done twice. Also where the page is not on a secure address. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
