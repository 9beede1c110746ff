/** An error of the installation, not of the program: what happened, the details, and what to do about it. */
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

/** The error as one block for a terminal: a friendly one without a stack, any other one with it. */
export function describeError(error: unknown): string {
  if (error instanceof FriendlyError) {
    return ['', error.message, ...error.details.map((detail) => `  - ${detail}`), error.advice, ''].join('\n');
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
