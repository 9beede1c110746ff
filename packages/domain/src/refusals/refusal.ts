import { say } from '../messages/say.ts';
import type { Said, Sentence } from '../messages/sentence.ts';
import type { RefusalCode } from './status.ts';

/**
 * Why the product says no. A refusal is a value, not an exception: domain rules return it, the server turns it into
 * one HTTP answer, and a screen shows its sentence.
 */
export interface Refusal {
  /** Stable, machine-readable reason; decides the HTTP status on the server. */
  readonly code: RefusalCode;
  /** A sentence for the person: what happened and, where there is one, what to do. */
  readonly message: string;
  /** What another language says the message by; left out where the message has no values, and is a text of the catalogue itself. */
  readonly sentence?: Sentence;
  /** Messages by field name, to be shown beside the fields. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** The same as they were said, for another language. */
  readonly fields?: Readonly<Record<string, Said>>;
  /** More that the answer carries where the contract says so, like the record that is there already. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Either what was asked for, or why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | Refused;

/** Wraps a value that the rules allow. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Says no, with a code for machines and a sentence for the person. */
export function refuse(code: RefusalCode, said: Said, fields?: Readonly<Record<string, Said>>): Refused {
  const refusal = { code, message: say(said), ...(typeof said !== 'string' && { sentence: said }) };
  if (!fields) return { ok: false, refusal };
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([field, each]) => [field, say(each)]));
  return { ok: false, refusal: { ...refusal, fieldErrors, fields } };
}
