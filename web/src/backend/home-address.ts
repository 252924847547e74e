/** An address with the home that answers it, for a tab that would begin in another. */
export function addressInHome(url: string, home: string): string {
  const address = new URL(url);
  address.searchParams.set('backend', home);
  return address.href;
}
