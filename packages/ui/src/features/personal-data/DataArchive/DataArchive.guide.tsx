import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const ASK = { role: 'button', name: 'Ask for my data' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody asks for everything that is stored about them.'],
  useInstead: [
    { when: 'Somebody leaves', component: 'LeavingPanel' },
    { when: 'Office-bearers save a list', component: 'AuditList' },
  ],
  anatomy: [
    { part: 'Text', is: 'what is in the archive, in which formats, and how long it can be fetched.' },
    { part: 'Facts', is: 'since when it is ready, until when it can be fetched, and its size.' },
    { part: 'Fetch the archive', is: 'there once it is ready.' },
    { part: 'Ask for my data', is: 'has one made; a new one takes the place of the one before.' },
    { part: 'Failure', is: 'why it could not be asked for or fetched.' },
  ],
  dos: [
    {
      do: <Text>Your data is being prepared. You can leave this page.</Text>,
      dont: <Text>Please wait.</Text>,
      why: 'It takes as long as it takes, and whoever asked is told.',
    },
    {
      do: <Button variant="primary">Ask for my data</Button>,
      dont: <Button variant="primary">Export</Button>,
      why: 'One asks for what is their own.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the button.', outcome: { focus: ASK } },
    { keys: '{Enter}', on: ASK, does: 'Asks for the data.', outcome: { calls: 'onAsk' } },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Have my data' },
    { part: 'Ask for my data', ...ASK },
    { part: 'While it is made', role: 'status', text: 'Your data is being prepared. You can leave this page.', story: 'Preparing' },
    { part: 'While it is on its way', role: 'status', text: 'Loading what is stored about you...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Facts and buttons stand below each other.', story: 'Ready' },
    long: { says: 'A long refusal breaks above the buttons.', story: 'Refused' },
    many: { says: 'There is one archive at a time.', story: 'Ready' },
    rightToLeft: { says: 'Texts and buttons begin on the right.', story: 'Ready' },
  },
  related: ['LeavingPanel', 'SettingsDialog', 'ReauthenticationDialog'],
  matrix: 'Ready',
} satisfies ComponentGuide;
