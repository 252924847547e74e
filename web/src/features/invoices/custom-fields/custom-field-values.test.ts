import type { CustomField } from '@atrium/contract/custom-values';
import { expect, test } from 'vitest';
import { fieldChanges, fieldsValues, newField } from './custom-field-values.ts';

const project: CustomField = { id: 1, label: 'Project', kind: 'text', isPrinted: true, choices: [] };
const centre: CustomField = {
  id: 2,
  label: 'Cost centre',
  kind: 'choice',
  isPrinted: false,
  choices: ['Pier', 'Dock'],
};
const known = [project, centre];

test('What is as it was is not sent', () => {
  expect(fieldChanges(known, fieldsValues(known))).toEqual({ fields: [], removedIds: [] });
});

test('Choices stand one in each line, and empty lines are none', () => {
  const { fields } = fieldsValues(known);
  const changed = { ...newField(), ...fields[1], choices: ' Pier \n\nQuay\n' };
  const { removedIds, fields: sent } = fieldChanges(known, { fields: [changed] });
  expect(sent).toEqual([{ ...centre, choices: ['Pier', 'Quay'] }]);
  expect(removedIds).toEqual([1]);
});

test('A new field has no number yet, and choices only where one chooses', () => {
  const added = { ...newField(), label: 'Order number', choices: 'left over' };
  const { fields } = fieldChanges(known, { fields: [...fieldsValues(known).fields, added] });
  expect(fields).toEqual([{ label: 'Order number', kind: 'text', isPrinted: true, choices: [] }]);
});
