/** A record with those fields that are said. */
export function merged<Kept extends object>(
  kept: Kept,
  changes: { readonly [Field in keyof Kept]?: Kept[Field] | undefined },
): Kept {
  const said = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.assign({ ...kept }, Object.fromEntries(said));
}
