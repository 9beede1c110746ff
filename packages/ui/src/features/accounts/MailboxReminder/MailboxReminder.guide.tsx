import { Banner } from '../../../primitives/Banner/Banner.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { MailboxReminder } from './MailboxReminder.tsx';

const SEND = { role: 'button', name: 'Send another link' } as const;

async function send() {
  return {};
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody is in and may go on, but has not followed the link from the mail yet. It stands above every page until then.'],
  useInstead: [
    { when: 'Nothing goes before the link', component: 'CheckMail' },
    { when: 'The page has another thing to say that stays', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', is: 'what is to be done.' },
    { part: 'Sentence', is: 'where the link was sent, and what waits for it.' },
    { part: 'Folder', is: 'where the mails lie; only in a demonstration, which sends none.' },
    { part: 'Send another link', is: 'for a mail that did not come; busy until the answer is there.' },
    { part: 'Answer', is: 'that it was sent, or why it was not, read out.' },
  ],
  dos: [
    {
      do: <MailboxReminder email="zoya.khan@campus.example" onSend={send} />,
      dont: (
        <Banner tone="critical" title="Email not verified!">
          You must verify your email address immediately.
        </Banner>
      ),
      why: 'Nothing went wrong. It says what is gained by the link, and helps where the mail did not come.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: SEND }, story: 'Sent' },
    {
      keys: '{Enter}',
      does: 'Sends another link; the answer is read out.',
      outcome: [{ calls: 'onSend' }, { shows: { role: 'status', text: 'Another one is on its way to you.' } }],
      story: 'Sent',
    },
  ],
  screenReader: [
    { part: 'Send another link', ...SEND },
    { part: 'Answer', role: 'alert', text: 'That was too often. Please wait a moment.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'The button goes under the words.', story: 'Default' },
    long: { says: 'A long address breaks with its sentence.', story: 'Demonstration' },
    many: { says: 'There is one, above the page; other banners belong to the page itself.', story: 'Default' },
    rightToLeft: { says: 'The picture stands on the right, the button on the left.', story: 'Default' },
  },
  related: ['CheckMail', 'ConfirmAddress', 'Banner'],
  matrix: 'Demonstration',
} satisfies ComponentGuide;
