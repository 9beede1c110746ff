import type { ComponentGuide } from '../../../testing/guide.ts';
import { MailboxReminder } from '../MailboxReminder/MailboxReminder.tsx';
import { CheckMail } from './CheckMail.tsx';

const SEND = { role: 'button', name: 'Send another link' } as const;
const EMAIL = 'zoya.khan@campus.example';

async function send() {
  return {};
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Nothing goes on before somebody has followed the link from a mail, so the page has nothing else to offer.'],
  useInstead: [
    { when: 'They may go on, and should only be reminded', component: 'MailboxReminder' },
    { when: 'The link was followed', component: 'ConfirmAddress' },
    { when: 'A mail is asked for', component: 'ForgotPasswordForm' },
  ],
  anatomy: [
    { part: 'Sentence', is: 'which address the link was sent to, and how long it works.' },
    { part: 'Folder', is: 'where the mails lie; only in a demonstration, which sends none.' },
    { part: 'Send another link', is: 'for a mail that did not come; busy until the answer is there.' },
    { part: 'Notice', is: 'that a link was sent, read out and staying; or an error in its place.' },
    { part: 'Logout', is: 'the way out for whoever sees the address of somebody else.' },
  ],
  dos: [
    {
      do: <CheckMail email={EMAIL} onSend={send} />,
      dont: <MailboxReminder email={EMAIL} onSend={send} />,
      why: 'Where nothing goes before the link, it is all that the page says. A banner looks as if one could pass it by.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SEND }, story: 'Sent' },
    {
      keys: '{Enter}',
      does: 'Sends another link; the answer is read out, and the focus stays.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'Another one is on its way to you.' } }, { focus: SEND }],
      story: 'Sent',
    },
    { keys: '{Tab}', does: 'Moves to the way out.', outcome: { focus: { role: 'link', name: 'Logout' } }, story: 'Sent' },
  ],
  screenReader: [
    { part: 'Send another link', ...SEND },
    { part: 'Logout', role: 'link', name: 'Logout' },
    {
      part: 'Send another link while it works',
      role: 'button',
      name: 'Sending...',
      state: { busy: true, unavailable: true },
      story: 'Sending',
    },
    { part: 'Error', role: 'alert', text: 'Something went wrong.', story: 'Offline' },
  ],
  adapts: {
    narrow: { says: 'The button is as wide as the column.', story: 'Default' },
    long: { says: 'A long address breaks within its line.', story: 'LongAddress' },
    many: { says: 'However often a link is sent, one notice stands there: the last.', story: 'SentAtLast' },
    rightToLeft: { says: 'The sentence runs from the right; the address keeps its own direction.', story: 'Default' },
  },
  related: ['MailboxReminder', 'ConfirmAddress', 'RegisterForm', 'AccountPage'],
  matrix: 'Sent',
} satisfies ComponentGuide;
