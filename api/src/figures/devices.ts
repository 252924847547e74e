export const devices = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof devices)[number];

/** What kind of device a browser says it runs on. Android's tablets leave out the word that its telephones have. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'mobile' : 'desktop';
}
