/** The rejection of a page's callback when the server refuses an event, for stories. */
export class RefusedEvent extends Error {
  readonly isServerText = true;
  readonly status: number;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
  }
}
