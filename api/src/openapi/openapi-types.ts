export type Json = Record<string, unknown>;

/** As much of OpenAPI 3.1 as the description uses. */
export interface OpenApiDocument extends Json {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: Tag[];
  /** Operations by path and method. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Json>;
    /** Refusals that read the same wherever they are given. */
    responses: Record<string, Response>;
    securitySchemes: Record<string, Json>;
  };
}

interface Tag {
  name: string;
  description: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  /** Empty for what anyone may call. */
  security: Json[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  /** By status. */
  responses: Record<string, Response | Reference>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  required: boolean;
  schema: Json;
  example: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: Json }>;
  content: Content;
}

export interface Reference {
  $ref: string;
}

/** By media type. */
export type Content = Record<string, { schema: Json; example?: unknown }>;
