import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SHOW_ALL = { role: 'button', name: 'Show all' } as const;
const RENEW = { role: 'button', name: 'Renew address' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody looks at the own record, and decides who sees what of it.'],
  useInstead: [
    { when: 'It is somebody else’s, or only to be read', component: 'RecordSheet' },
    { when: 'A credential of it is checked', component: 'CredentialChecker' },
  ],
  anatomy: [
    { part: 'Show all, Show none', is: 'tick everything or nothing.' },
    { part: 'Save the choice', is: 'there while something differs from what is kept.' },
    { part: 'Entries', is: 'each with its tick, and its credential to be saved.' },
    { part: 'Share your record', is: 'makes the address, which is shown once, renews and stops it; the last two ask first.' },
  ],
  dos: [
    {
      do: <Checkbox label="Circuit design" defaultChecked />,
      dont: <Checkbox label="Hide Circuit design" />,
      why: 'Ticked is what is shown: nobody has to think backwards about what others see.',
    },
    {
      do: <Button>Renew address</Button>,
      dont: <Button>Show address</Button>,
      why: 'Only a hash of the address is kept, so nobody can be shown it again.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves from Show all through the entries to the address.', outcome: { focus: SHOW_ALL } },
    {
      keys: '{Enter}',
      on: RENEW,
      does: 'Asks first; the safe answer has the focus.',
      outcome: [{ focus: { role: 'button', name: 'Keep it' } }, { doesNotCall: 'onShare' }],
      story: 'Shared',
    },
    { keys: '{Escape}', does: 'Keeps the address.', outcome: { focus: RENEW }, story: 'Shared' },
  ],
  screenReader: [
    { part: 'Tick', role: 'checkbox', name: 'Circuit design' },
    { part: 'Sharing', role: 'region', name: 'Share your record' },
    { part: 'Credential', role: 'button', name: 'Credential of Circuit design' },
    { part: 'While it is on its way', role: 'status', text: 'Loading your record...', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'Failed to save your choice.', story: 'SaveFailed' },
  ],
  adapts: {
    narrow: { says: 'Buttons go below each other, and an entry’s under it.', story: 'OnAPhone' },
    long: { says: 'A title breaks; an address scrolls in its field.', story: 'OnAPhone' },
    many: { says: 'All entries are listed, so that the page can be printed whole.', story: 'Many' },
    rightToLeft: { says: 'Ticks stand on the right, credentials on the left.', story: 'Default' },
  },
  related: ['RecordSheet', 'CredentialChecker', 'FeedPanel'],
  matrix: 'Shared',
} satisfies ComponentGuide;
