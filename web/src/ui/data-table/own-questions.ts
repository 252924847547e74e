/**
 * A box has asked for these texts, one after the other, and one of them comes back with the list. It may be an earlier one, which is on
 * its way while more is typed: that is not to be put back into the box. They come in their order: of a text that was asked for twice, the
 * first is the one. What the box has not asked for comes from elsewhere.
 */
export function meet(sent: readonly string[], value: string): { sent: readonly string[]; isFromElsewhere: boolean } {
  const place = sent.indexOf(value);
  return place < 0 ? { sent: [value], isFromElsewhere: true } : { sent: sent.slice(place), isFromElsewhere: false };
}
