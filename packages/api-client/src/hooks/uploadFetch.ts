function answerOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type') ?? 'application/json';
  return new Response(request.responseText || null, { status: request.status, headers: { 'content-type': type } });
}

/** Like fetch, but reports the upload progress, from 0 to 1, to the listener. */
export function uploadFetch(onProgress: (part: number) => void): typeof fetch {
  return (address, { method = 'POST', headers, body, credentials } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The connection was lost.'));
      request.send(body instanceof FormData ? body : null);
    });
}
