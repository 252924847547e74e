import type { ChatProfile, ProfileUser } from '@atrium/contract/chat';

export interface ProfileChange {
  before: ChatProfile;
  after: ChatProfile;
}

/** What one can change of it. */
export function profileOf({ role: title, about, status, settings }: ProfileUser): ChatProfile {
  return { title, about, status, settings: { isNotificationsOn: settings.isNotificationsOn } };
}

/** The profile without a change: all that it left as it was stays as it is now. */
export function withoutChange(now: ChatProfile, { before, after }: ProfileChange): ChatProfile {
  const isSet = (part: keyof ChatProfile) => JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  return {
    title: isSet('title') ? before.title : now.title,
    about: isSet('about') ? before.about : now.about,
    status: isSet('status') ? before.status : now.status,
    settings: isSet('settings') ? before.settings : now.settings,
  };
}
