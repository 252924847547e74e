import * as routes from '@atrium/contract/mail-labels';
import { handle } from '../../../handle.ts';
import { addMailLabel, deleteMailLabel, listMailLabels, updateMailLabel } from './mail-labels.ts';

export const mailLabelEndpoints = [
  handle(routes.listMailLabels, (context) => listMailLabels(context)),
  handle(routes.addMailLabel, (context, { body }) => addMailLabel(context, body)),
  handle(routes.updateMailLabel, (context, { parameters, body }) => updateMailLabel(context, parameters.id, body)),
  handle(routes.deleteMailLabel, (context, { parameters }) => deleteMailLabel(context, parameters.id)),
];
