/** Sends a request whose body is a file and says how much of it has gone, from 0 to 1, which `fetch` cannot. */
export function sendUpload(request: Request, file: Blob, onProgress: (share: number) => void): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const sending = new XMLHttpRequest();
    const stop = () => sending.abort();
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.responseType = 'blob';
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('The connection broke during the upload.'));
    sending.onabort = () => reject(signal.reason);
    sending.onloadend = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    sending.send(file);
  });
}

function answerOf(sending: XMLHttpRequest): Response {
  const mediaType = sending.getResponseHeader('content-type');
  return new Response(sending.response, {
    status: sending.status,
    headers: mediaType === null ? {} : { 'content-type': mediaType },
  });
}
