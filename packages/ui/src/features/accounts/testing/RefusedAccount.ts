/** The rejection of a page's callback when the server refuses, for stories. */
export class RefusedAccount extends Error {
  readonly isServerText: boolean;
  readonly status: number;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.isServerText = message !== '';
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}
