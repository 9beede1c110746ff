import { small } from './SignInForm/SignInForm.css.ts';

/** Where the mails of a demonstration lie. */
export function MailFolder({ folder }: { folder: string }) {
  return (
    <p className={small}>
      This demonstration sends no mails. They are files in <code>{folder}</code>.
    </p>
  );
}
