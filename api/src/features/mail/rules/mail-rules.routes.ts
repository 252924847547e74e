import * as routes from '@atrium/contract/mail-rules';
import { handle } from '../../../handle.ts';
import { applyMailRule, previewMailRule } from './mail-rules.inbox.ts';
import { addMailRule, deleteMailRule, listMailRules, moveMailRule, updateMailRule } from './mail-rules.ts';

export const mailRuleEndpoints = [
  handle(routes.listMailRules, (context) => listMailRules(context)),
  handle(routes.addMailRule, (context, { body }) => addMailRule(context, body)),
  handle(routes.updateMailRule, (context, { parameters, body }) => updateMailRule(context, parameters.id, body)),
  handle(routes.moveMailRule, async (context, { parameters, body }) => ({
    changeId: await moveMailRule(context, parameters.id, body.afterId),
  })),
  handle(routes.deleteMailRule, async (context, { parameters }) => ({
    changeId: await deleteMailRule(context, parameters.id),
  })),
  handle(routes.previewMailRule, (context, { body }) => previewMailRule(context, body)),
  handle(routes.applyMailRule, (context, { parameters }) => applyMailRule(context, parameters.id)),
];
