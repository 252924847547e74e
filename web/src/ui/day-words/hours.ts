import type { Parser } from 'chrono-node';

interface Hours {
  /** With the groups `hour`, `minute` and `half`: a regular expression in which a space is any space. */
  clock: string;
  /** Which halves begin at noon. */
  afternoon: RegExp;
  noon: string;
}

/** Hours as they are said where chrono does not know them, or leaves a part of them in the text. */
const hours: Readonly<Record<string, Hours>> = {
  de: {
    clock:
      '(?:(?:um|gegen) )?(?<hour>\\d{1,2})(?:[.:](?<minute>\\d{2}))? ?Uhr(?: (?<half>morgens|vormittags|nachmittags|abends))?',
    afternoon: /^(?:nachmittags|abends)$/i,
    noon: '(?:um )?12 Uhr mittags',
  },
  fr: {
    clock:
      "(?:à|vers) (?<hour>\\d{1,2}) ?h(?:eures?)?(?: ?(?<minute>\\d{2}))?(?: (?<half>du matin|de l['’]après-midi|du soir))?",
    afternoon: /midi|soir/i,
    noon: '(?:à|vers) midi',
  },
  pt: {
    clock:
      '(?:às|pelas) (?<hour>\\d{1,2})(?: ?h(?:oras?)?(?: ?(?<minute>\\d{2}))?)?(?: da (?<half>manhã|tarde|noite))?',
    afternoon: /^(?:tarde|noite)$/i,
    noon: '(?:ao|pelo) meio-dia',
  },
};

export function hoursIn(language: string): Parser[] {
  const known = hours[language];
  if (!known) return [];
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${known.clock}|${known.noon})(?![\\p{L}\\p{N}:])`.replaceAll(' ', '\\s'),
    'iu',
  );
  return [
    {
      pattern: () => whole,
      extract: (context, { groups = {} }) => {
        // Noon has no figures.
        const { hour = '12', minute = '0', half = '' } = groups;
        const isLater = known.afternoon.test(half) && Number(hour) < 12;
        const time = { hour: Number(hour) + (isLater ? 12 : 0), minute: Number(minute) };
        return time.hour < 24 && time.minute < 60 ? context.createParsingComponents(time) : null;
      },
    },
  ];
}
