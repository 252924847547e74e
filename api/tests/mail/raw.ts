interface RawMail {
  to: string;
  from?: string;
  cc?: string;
  subject?: string;
  /** Null for none. */
  id?: string | null;
  date?: string;
  more?: readonly string[];
  /** With its own heads; plain text otherwise. */
  body?: string;
}

/** A mail as it travels. */
export function raw({
  to,
  from,
  cc,
  subject = 'High water',
  id = 'tides@elsewhere.example',
  date,
  more = [],
  body,
}: RawMail) {
  const heads = [
    `From: ${from ?? '=?utf-8?Q?=C3=85se?= Tangen <ase@elsewhere.example>'}`,
    `To: ${to}`,
    ...(cc === undefined ? [] : [`Cc: ${cc}`]),
    `Subject: ${subject}`,
    ...(id === null ? [] : [`Message-ID: <${id}>`]),
    ...(date === undefined ? [] : [`Date: ${date}`]),
    'MIME-Version: 1.0',
    ...more,
  ];
  return `${heads.join('\r\n')}\r\n${body ?? 'Content-Type: text/plain; charset=utf-8\r\n\r\nAt noon, see https://tides.example/.\r\n'}`;
}
