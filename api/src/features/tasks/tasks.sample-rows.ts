import type { TaskRepeat } from '@atrium/contract/task-repeat';
import type { TaskTag } from '@atrium/contract/tasks';

/** Sample tasks, the oldest first; days count from the day on which they are loaded. */
export interface SampleTask {
  title: string;
  dueInDays: number | null;
  description: string;
  assignee: string | null;
  tags: readonly TaskTag[];
  repeat?: TaskRepeat;
  checklist?: readonly (readonly [text: string, isDone: boolean])[];
  is?: readonly ('completed' | 'important' | 'deleted')[];
}

export const sampleTasks: readonly SampleTask[] = [
  {
    title: 'Count the lamp glasses in the back store',
    dueInDays: -12,
    description: 'Two crates came in chipped. Note how many can still be sold.',
    assignee: 'Marit Solberg',
    tags: ['team', 'low'],
    is: ['completed'],
  },
  {
    title: 'Answer the harbour office about the new berth',
    dueInDays: -9,
    description: 'They want to know whether the crane has to stay.',
    assignee: 'Ida Lindqvist',
    tags: ['high'],
    is: ['completed', 'important'],
  },
  {
    title: 'Change the filter of the bakery oven',
    dueInDays: -8,
    description: 'The spare one lies on the shelf behind the flour.',
    assignee: 'Jonas Achterberg',
    tags: ['low', 'update'],
    is: ['completed'],
  },
  {
    title: 'Send the tide tables to the printer',
    dueInDays: -6,
    description: 'As a PDF, with the corrected dates of April.',
    assignee: 'Farida Osman',
    tags: ['medium', 'update'],
    is: ['completed'],
  },
  {
    title: 'Old list of keys',
    dueInDays: null,
    description: 'Replaced by the one in the office.',
    assignee: null,
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Order copper wire for the lanterns',
    dueInDays: -3,
    description: 'Forty metres of the thin one, ten of the thick one.',
    assignee: 'Marit Solberg',
    tags: ['medium'],
    is: ['completed'],
  },
  {
    title: 'Repair the bell at the west pier',
    dueInDays: -2,
    description: 'The clapper is loose. Take the long ladder.',
    assignee: 'Jonas Achterberg',
    tags: ['team', 'high'],
    is: ['important'],
  },
  {
    title: 'Read the offer for the delivery bicycle',
    dueInDays: -1,
    description: 'Compare it with the one of last year.',
    assignee: 'Ida Lindqvist',
    tags: ['medium'],
    is: ['completed'],
  },
  {
    title: 'Write to everybody whose invoice is late',
    dueInDays: 0,
    description: 'Friendly, with the number of the invoice in the subject.',
    assignee: 'Ida Lindqvist',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Take pictures of the new compass',
    dueInDays: 1,
    description: 'From above, from the side, and in a hand.',
    assignee: 'Farida Osman',
    tags: ['update'],
  },
  {
    title: 'Ask the clinic about the first-aid course',
    dueInDays: 2,
    description: 'Eight people, on a weekday morning.',
    assignee: null,
    tags: ['team'],
  },
  {
    title: 'Draw the poster for the lantern walk',
    dueInDays: 4,
    description: 'The date has to be read from the other side of the street.',
    assignee: 'Farida Osman',
    tags: ['medium', 'update'],
    checklist: [
      ['Ask the council for the date', true],
      ['Sketch three of them', true],
      ['Try the letters from across the street', false],
      ['Take the one that is chosen to the printer', false],
    ],
    is: ['important'],
  },
  {
    title: 'Check the brakes of the van',
    dueInDays: 5,
    description: 'Before the long tour to the north.',
    assignee: 'Jonas Achterberg',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Double entry of the flour bill',
    dueInDays: 6,
    description: 'It was booked twice and is right now.',
    assignee: null,
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Plan who is in on the holidays',
    dueInDays: 9,
    description: 'Everybody names two days that matter to them.',
    assignee: 'Ida Lindqvist',
    tags: ['team', 'medium'],
  },
  {
    title: 'Bind the log books for the school ship',
    dueInDays: 12,
    description: 'Twelve of them, with numbered pages.',
    assignee: 'Marit Solberg',
    tags: ['medium'],
  },
  {
    title: 'Renew the contract with Northquay Freight',
    dueInDays: 20,
    description: 'The old one ends with the quarter. Ask for a fixed price per pallet.',
    assignee: 'Ida Lindqvist',
    tags: ['high', 'update'],
    is: ['important'],
  },
  {
    title: 'Tidy the sign-writing workshop',
    dueInDays: null,
    description: 'Some day when it rains.',
    assignee: null,
    tags: ['low'],
    is: ['completed'],
  },
];
