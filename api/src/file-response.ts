/** A file to keep. Its name is of letters, digits and dots, as we give them. */
export function fileResponse(content: Uint8Array<ArrayBuffer> | string, mediaType: string, name: string): Response {
  const headers = { 'content-type': mediaType, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(content, { headers });
}
