export const settingsTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export function isSettingsTab(value: unknown): value is SettingsTab {
  return settingsTabs.some((tab) => tab === value);
}
