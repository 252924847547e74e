/** What the people of the sample data say to whatever is written to them. */
export const sampleAnswers = [
  'Good. I write it on the board, so that the others see it too.',
  'Give me until the tide turns, then I know more.',
  'That can be done. Not before Thursday, though.',
  'I ask on the quay and let you know.',
  'Understood. Send me the papers when you have them.',
  'Thank you. That saves me a walk in the rain.',
  'One moment, there is a ship coming in.',
  'Fine with me. Tell me if anything changes.',
] as const;
