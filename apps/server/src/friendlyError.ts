import { databaseFault, errorCode } from './db/errors.ts';

/** An error of the installation, not of the program: what happened, the details, and how to fix it. */
export class FriendlyError extends Error {
  readonly details: readonly string[];
  readonly advice: string;

  constructor(message: string, details: readonly string[], advice: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FriendlyError';
    this.details = details;
    this.advice = advice;
  }
}

/** Formats an error for a terminal: a FriendlyError without a stack, any other with it. */
export function describeError(error: unknown): string {
  if (error instanceof FriendlyError) {
    return ['', error.message, ...error.details.map((detail) => `  - ${detail}`), error.advice, ''].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  return 'query' in error ? describeStatement(error) : (error.stack ?? error.message);
}

/** Output is kept in logs, so it shows neither the statement nor its values, which may be personal data and secrets. */
function describeStatement(error: Error): string {
  const fault = databaseFault(error);
  const reason = fault ? [fault.code, fault.constraint].filter(Boolean).join(' ') : (errorCode(error) ?? causeOf(error).message);
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return [`A statement failed in the database (${reason}).`, ...frames].join('\n');
}

function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}
