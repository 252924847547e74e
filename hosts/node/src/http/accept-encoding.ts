export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The first of the encodings on offer that the client takes, null for none. */
export function acceptedEncoding(header: string | null, offered: readonly Encoding[]): Encoding | null {
  if (header === null) return null;
  const taken = header.split(',').map((item) => item.trim().toLowerCase());
  return offered.find((encoding) => taken.some((item) => isTaken(item, encoding))) ?? null;
}

/** `gzip` or `gzip;q=0.5`, but not `gzip;q=0`. */
function isTaken(item: string, encoding: Encoding): boolean {
  if (item === encoding) return true;
  const [name, weight = ''] = item.split(';');
  return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight);
}
