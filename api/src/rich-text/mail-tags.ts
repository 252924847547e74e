import { safeStyle } from './safe-style.ts';

/** What may stand in a message. */
export const mailTags = new Set(
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption
  figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike
  strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr`.split(/\s+/),
);

/** What goes with all that is in it, from any HTML. */
export const removedTags = new Set(
  `applet audio base canvas embed frame frameset iframe input link math meta noembed noframes object option plaintext script select
  source style svg template textarea title track video xmp`.split(/\s+/),
);

type Check = (value: string) => string | null;

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : null;

const size = matching(/^\d{1,4}(?:\.\d{1,3})?%?$/);
const count = matching(/^\d{1,3}$/);
const colour = matching(/^#?[a-z\d]{1,20}$/i);
const word = matching(/^[a-z]{1,20}$/i);
const plain: Check = (value) => (value.length <= 500 ? value : null);

const everywhere: Readonly<Record<string, Check>> = {
  align: word,
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  lang: matching(/^[a-z\d-]{1,35}$/i),
  style: (value) => safeStyle(value) || null,
  title: plain,
};

const cell = { bgcolor: colour, height: size, nowrap: () => '', valign: word, width: size };

const ofTag: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  col: { span: count, width: size },
  colgroup: { span: count, width: size },
  font: { color: colour, face: matching(/^[\w\s,'"-]{1,200}$/), size: matching(/^[+-]?\d$/) },
  hr: { size: count, width: size, color: colour, noshade: () => '' },
  img: { alt: plain, border: count, height: size, hspace: count, vspace: count, width: size },
  li: { value: count },
  ol: { start: count, type: matching(/^[1aAiI]$/), reversed: () => '' },
  table: { bgcolor: colour, border: count, cellpadding: count, cellspacing: count, height: size, width: size },
  tbody: { valign: word },
  td: { ...cell, colspan: count, rowspan: count },
  th: { ...cell, colspan: count, rowspan: count, scope: word },
  tr: { bgcolor: colour, height: size, valign: word },
  ul: { type: word },
};

/** The value as it may stand there; null when it may not. */
export function safeAttribute(tag: string, name: string, value: string): string | null {
  const own = ofTag[tag];
  const check = own && Object.hasOwn(own, name) ? own[name] : Object.hasOwn(everywhere, name) ? everywhere[name] : null;
  return check?.(value) ?? null;
}
