/** The rejection of a page's callback when the server refuses, for stories. */
export class RefusedSubmission extends Error {
  readonly isServerText = true;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(message: string, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fieldErrors = fieldErrors;
  }
}
