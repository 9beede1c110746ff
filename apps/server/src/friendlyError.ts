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
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
