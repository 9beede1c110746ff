/**
 * Why the product says no. A refusal is a value, not an exception: domain rules return it, the server turns it into
 * one HTTP answer, and a screen shows its sentence.
 */
export interface Refusal {
  /** Stable, machine-readable reason; decides the HTTP status on the server. */
  readonly code: RefusalCode;
  /** A sentence for the person: what happened and, where there is one, what to do. */
  readonly message: string;
  /** Messages by field name, to be shown beside the fields. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** More that the answer carries where the contract says so, like the record that is there already. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Every reason there is, with the HTTP status it becomes (`docs: design of access, G6`). */
export const REFUSAL_STATUS = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ONBOARDING_REQUIRED: 403,
  EMAIL_UNPROVEN: 403,
  IDENTITY_MISMATCH: 403,
  REAUTHENTICATION_REQUIRED: 403,
  PASSKEY_REQUIRED: 403,
  SWITCHED_OFF: 403,
  SELF_REVIEW: 403,
  SELF_APPOINTMENT: 403,
  NO_UNIT: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_DECIDED: 409,
  ROOM_TAKEN: 409,
  DUPLICATE: 409,
  IN_PROGRESS: 409,
  STALE: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** Either what was asked for, or why not. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value that the rules allow. */
export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** Says no, with a code for machines and a sentence for the person. */
export function refuse(code: RefusalCode, message: string, fieldErrors?: Record<string, string>): Outcome<never> {
  return { ok: false, refusal: fieldErrors ? { code, message, fieldErrors } : { code, message } };
}
