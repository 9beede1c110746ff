export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one message or throws. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}
