import { ApiError, GENERAL_MESSAGE } from './apiError.ts';

type Json = Readonly<Record<string, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, text]) => isText(text)));
}

/** Parses an error response of our own server, or of an older one whose message is in `error`; any other body gets a general message. */
function refusalOf(status: number, body: Json, requestId: string | undefined): ApiError {
  const text = [body.message, body.error].find(isText);
  return new ApiError({
    status,
    code: isText(body.code) ? body.code : 'UNKNOWN',
    message: text ?? GENERAL_MESSAGE,
    isServerText: text !== undefined,
    fieldErrors: textsOf(body.errors),
    requestId,
    body,
  });
}

/** Returns the parsed body of a response; undefined if it is empty or not JSON. Rejects with an ApiError for an error response. */
export async function readAnswer(response: Response): Promise<{ answer: unknown; requestId: string | undefined; headers: Headers }> {
  const answer = parseJson(await response.text());
  const body = isJson(answer) ? answer : {};
  const requestId = isText(body.requestId) ? body.requestId : (response.headers.get('x-request-id') ?? undefined);
  if (!response.ok) throw refusalOf(response.status, body, requestId);
  return { answer, requestId, headers: response.headers };
}
