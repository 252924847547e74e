/** The cells of a text of rows: RFC 4180, with whichever of comma, semicolon and tab the first row has most. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(plain(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let place = 0; place < source.length; place += 1) {
    const letter = source.charAt(place);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const count = (separator: string) => head.split(separator).length;
  return ['\t', ';', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** An export puts an apostrophe before what a spreadsheet would run. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=@+-])/, '');
}
