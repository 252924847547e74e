import type { MantineColorsTuple } from '@mantine/core';

type Scale = 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'ink' | 'night';

/** The ten steps of a scale of scales.css, as Mantine takes them. */
function stepsOf(scale: Scale): MantineColorsTuple {
  const step = (index: number) => `var(--atrium-${scale}-${index})`;
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9)];
}

/** Mantine's own colour names lead to the same few scales, so that no control can show a colour that is not ours. */
export const colorScales = {
  accent: stepsOf('accent'),
  success: stepsOf('success'),
  warning: stepsOf('warning'),
  danger: stepsOf('danger'),
  info: stepsOf('info'),
  ink: stepsOf('ink'),
  gray: stepsOf('ink'),
  dark: stepsOf('night'),
  blue: stepsOf('accent'),
  indigo: stepsOf('accent'),
  violet: stepsOf('accent'),
  grape: stepsOf('accent'),
  cyan: stepsOf('info'),
  teal: stepsOf('success'),
  green: stepsOf('success'),
  lime: stepsOf('success'),
  yellow: stepsOf('warning'),
  orange: stepsOf('warning'),
  red: stepsOf('danger'),
  pink: stepsOf('danger'),
};

/** Which of the tones of tokens.css a Mantine colour shows itself in. */
export const tones = [
  ['accent', 'accent'],
  ['blue', 'accent'],
  ['indigo', 'accent'],
  ['violet', 'accent'],
  ['grape', 'accent'],
  ['success', 'success'],
  ['teal', 'success'],
  ['green', 'success'],
  ['lime', 'success'],
  ['warning', 'warning'],
  ['yellow', 'warning'],
  ['orange', 'warning'],
  ['danger', 'danger'],
  ['red', 'danger'],
  ['pink', 'danger'],
  ['info', 'info'],
  ['cyan', 'info'],
] as const;
