const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
type ProfileTab = (typeof profileTabs)[number];

/** What the address of a profile says; a tab that there is not is the first. */
export function tabOf(search: Readonly<Record<string, unknown>>): ProfileTab {
  return profileTabs.find((tab) => tab === search.tab) ?? 'feed';
}

/** The post that is shown alone; null for all of them. */
export function postOf(search: Readonly<Record<string, unknown>>): number | null {
  const id = Number(search.post);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
