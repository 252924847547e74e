import { Fragment } from 'react';

/** Where it does not fit in a line it goes on before its at sign or after a dot, rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  const breaks = Array.from(address.matchAll(/(?=@)|(?<=\.)/g), ({ index }) => index);
  return (
    <bdi>
      {address.slice(0, breaks[0])}
      {breaks.map((from, index) => (
        <Fragment key={from}>
          <wbr />
          {address.slice(from, breaks[index + 1])}
        </Fragment>
      ))}
    </bdi>
  );
}
