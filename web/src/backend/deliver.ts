import { BackendError } from './backend-error.ts';
import { reportConnection } from './connection.ts';
import { send, type Upload } from './home.ts';

/** Sends a request and notes whether somebody answered. */
export async function deliver(request: Request, upload?: Upload): Promise<Response> {
  try {
    const response = await send(request, upload);
    reportConnection(true);
    return response;
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    reportConnection(false);
    throw new BackendError(0, null, { cause });
  }
}
