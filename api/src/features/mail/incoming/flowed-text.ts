interface Line {
  /** How many quotes it is in. */
  depth: number;
  text: string;
  /** It goes on in the next line. */
  isBroken: boolean;
}

/** Text with `format=flowed` (RFC 3676) with its lines whole, each quote for itself and with its marks before it. */
export function wholeLines(text: string, deletesSpaces: boolean): string {
  const whole: { depth: number; parts: string[] }[] = [];
  let before: Line | null = null;
  for (const line of text.split(/\r?\n/).map((each) => lineOf(each, deletesSpaces))) {
    const goesOn = before?.isBroken && before.depth === line.depth && !isSignature(line.text);
    if (goesOn) whole.at(-1)?.parts.push(line.text);
    else whole.push({ depth: line.depth, parts: [line.text] });
    before = line;
  }
  return whole.map(({ depth, parts }) => quoted(depth, parts.join(''))).join('\n');
}

function lineOf(line: string, deletesSpaces: boolean): Line {
  const depth = /^>*/.exec(line)?.[0].length ?? 0;
  const text = line.slice(depth).replace(/^ /, '');
  const isBroken = text.endsWith(' ') && !isSignature(text);
  return { depth, text: isBroken && deletesSpaces ? text.slice(0, -1) : text, isBroken };
}

/** It stands alone, whatever it ends with. */
function isSignature(text: string): boolean {
  return text === '-- ';
}

function quoted(depth: number, text: string): string {
  return depth === 0 || text === '' ? '>'.repeat(depth) + text : `${'>'.repeat(depth)} ${text}`;
}
