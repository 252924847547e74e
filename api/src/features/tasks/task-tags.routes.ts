import * as routes from '@atrium/contract/task-tags';
import { handle } from '../../handle.ts';
import { addTaskTag, deleteTaskTag, listTaskTags, updateTaskTag } from './task-tags.ts';

export const taskTagEndpoints = [
  handle(routes.listTaskTags, (context) => listTaskTags(context)),
  handle(routes.addTaskTag, (context, { body }) => addTaskTag(context, body)),
  handle(routes.updateTaskTag, (context, { parameters, body }) => updateTaskTag(context, parameters.id, body)),
  handle(routes.deleteTaskTag, async (context, { parameters }) => ({
    changeId: await deleteTaskTag(context, parameters.id),
  })),
];
