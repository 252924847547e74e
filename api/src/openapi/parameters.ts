import type { Route } from '@atrium/contract/route';
import * as z from 'zod/mini';
import { exampleOf } from './examples.ts';
import type { Json, Parameter } from './openapi-types.ts';
import { pathText, queryText } from './parameter-texts.ts';
import type { RecordedCall } from './recorded-calls.ts';

export function parametersOf(route: Route, recorded: RecordedCall | undefined): Parameter[] {
  const { name: call, path } = route;
  return [
    ...fieldsOf(route.parameters).map(([name, field]): Parameter => {
      const schema = jsonSchemaOf(field);
      const example = exampleFor(field, name, schema, recorded?.parameters?.[name]);
      return { name, in: 'path', description: pathText(call, path, name), required: true, schema, example };
    }),
    ...fieldsOf(route.query).map(([name, field]): Parameter => {
      const absent = z.safeParse(field, undefined);
      const schema = { ...jsonSchemaOf(field), ...(absent.data === undefined ? {} : { default: absent.data }) };
      const example = exampleFor(field, name, schema, recorded?.query?.[name]);
      return { name, in: 'query', description: queryText(call, name), required: !absent.success, schema, example };
    }),
  ];
}

function fieldsOf(schema: z.ZodMiniObject | undefined): [string, z.core.$ZodType][] {
  return Object.entries(schema?.shape ?? {});
}

function jsonSchemaOf(field: z.core.$ZodType): Json {
  const { $schema, ...schema } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  return schema;
}

/** As a value, where what was asked is the text of one. */
function exampleFor(field: z.core.$ZodType, name: string, schema: Json, asked: unknown): unknown {
  const value = asked === undefined ? undefined : z.safeParse(field, asked).data;
  return value ?? exampleOf(schema, name);
}
