/** `example.org` as `https://example.org`, `nadia@example.org` as `mailto:…`; what is complete, and paths, stay as they are. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.startsWith('//')) return `https:${address}`;
  if (/^([/#?]|https?:|mailto:|tel:)/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
