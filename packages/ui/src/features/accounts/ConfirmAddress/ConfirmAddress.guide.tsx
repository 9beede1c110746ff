import type { ComponentGuide } from '../../../testing/guide.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';

const CONFIRM = { role: 'button', name: 'Confirm' } as const;
const TAKE_OVER = { role: 'button', name: 'Take over this account' } as const;
const NAME = { role: 'textbox', name: 'Name' } as const;

async function confirm() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody has followed the link from a mail, and proves with it that the address is theirs.'],
  useInstead: [
    { when: 'The link was sent, and is waited for', component: 'CheckMail' },
    { when: 'The link is for a new password', component: 'ResetPasswordForm' },
  ],
  anatomy: [
    { part: 'Checking', is: 'a spinner while the server looks at the link.' },
    { part: 'Confirm', is: 'one button, where this browser is signed in to the account.' },
    { part: 'Warning', is: 'in any other browser: the address may have been used by somebody else.' },
    { part: 'Take over', is: 'a name and a password of one’s own; what was entered before is removed.' },
    { part: 'Dead link', is: 'why the link does not work, and where to get another; with Retry where nobody has looked at it.' },
  ],
  dos: [
    {
      do: <ConfirmAddress link={{ status: 'verified', isRegistrant: false }} onConfirm={confirm} />,
      dont: <ConfirmAddress link={{ status: 'verified', isRegistrant: true }} onConfirm={confirm} />,
      why: 'In a browser that is not signed in, one press would confirm an account whose password somebody else has chosen.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: CONFIRM } },
    { keys: '{Enter}', does: 'Confirms the address.', outcome: { calls: 'onConfirm' } },
    {
      keys: '{Enter}',
      on: TAKE_OVER,
      does: 'Sends nothing while a field is empty, and moves to the first one that is.',
      outcome: [{ doesNotCall: 'onConfirm' }, { focus: NAME }, { shows: { ...NAME, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
  ],
  screenReader: [
    { part: 'Confirm', ...CONFIRM },
    { part: 'Checking', role: 'status', text: 'Checking the link...', story: 'Checking' },
    { part: 'Dead link', role: 'alert', text: 'This link does not work any more. Please ask for a new one.', story: 'LinkRefused' },
    { part: 'Where to get another', role: 'link', name: 'Sign in to ask for a new one', story: 'LinkRefused' },
    { part: 'Name', ...NAME, state: { required: true, invalid: false }, story: 'NothingTyped' },
    { part: 'Take over', ...TAKE_OVER, story: 'NothingTyped' },
  ],
  adapts: {
    narrow: { says: 'Fields and button are as wide as the column.', story: 'InAnotherBrowser' },
    long: { says: 'The warning is a paragraph, and breaks as one.', story: 'InAnotherBrowser' },
    many: { says: 'There is one link and one account; it is pressed once, and sent once.', story: 'Confirming' },
    rightToLeft: { says: 'The picture of the warning stands on the right.', story: 'InAnotherBrowser' },
  },
  related: ['CheckMail', 'MailboxReminder', 'ResetPasswordForm', 'AccountPage'],
  matrix: 'InAnotherBrowser',
} satisfies ComponentGuide;
