const longestName = 120;
const longestEnding = 16;

/** Controls, what no file system takes, and what turns the direction of what follows: `invoice‮fdp.exe` would look like a PDF. */
const deceiving = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name for a file, from what somebody says that it is called: no path, nothing hidden, and its ending at its end. */
export function safeFileName(given: string): string {
  const base = given.normalize('NFC').toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = base
    .replace(deceiving, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return 'attachment';
  return shortened(reserved.test(name) ? `_${name}` : name);
}

function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= longestName) return name;
  const dot = letters.lastIndexOf('.');
  const ending = dot > 0 && letters.length - dot <= longestEnding ? letters.slice(dot) : [];
  return [...letters.slice(0, longestName - ending.length), ...ending].join('');
}
