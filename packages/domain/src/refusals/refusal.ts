import { formatMessage } from '../messages/formatMessage.ts';
import type { Message, Sentence } from '../messages/sentence.ts';
import type { RefusalCode } from './status.ts';

/**
 * A refusal by a domain rule. It is a value, not an exception: rules return it, the server converts it to an HTTP error, and a screen shows
 * its message.
 */
export interface Refusal {
  /** Stable, machine-readable reason, which determines the HTTP status. */
  readonly code: RefusalCode;
  /** Message to the person: what happened and, if possible, what to do. */
  readonly message: string;
  /** The message in a form that can be translated; omitted if it has no values and is itself a text of the catalogue. */
  readonly sentence?: Sentence;
  /** Messages by field name, to show beside the fields. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** The same in a form that can be translated. */
  readonly fields?: Readonly<Record<string, Message>>;
  /** Further data in the response, as defined by the contract, such as the existing record. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Either the result or a refusal. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

/** Returns a successful result. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Returns a refusal with a machine-readable code and a message. */
export function refuse(code: RefusalCode, said: Message, fields?: Readonly<Record<string, Message>>): Refused {
  const refusal = { code, message: formatMessage(said), ...(typeof said !== 'string' && { sentence: said }) };
  if (!fields) return { ok: false, refusal };
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([field, each]) => [field, formatMessage(each)]));
  return { ok: false, refusal: { ...refusal, fieldErrors, fields } };
}
