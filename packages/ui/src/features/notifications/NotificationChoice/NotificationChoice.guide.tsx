import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const RETRY = { role: 'button', name: 'Retry' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody chooses what they are told about, and whether in the portal, by mail or on their devices.'],
  useInstead: [
    { when: 'What somebody was told is shown', component: 'NotificationList' },
    { when: 'It is about how the portal looks', component: 'SettingsDialog' },
  ],
  anatomy: [
    { part: 'Topic', is: 'what one is told about, in the words of who is told.' },
    { part: 'Ways', is: 'a box for each: in the portal, by mail, on the devices.' },
    { part: 'Digest', is: 'how often what is new comes in one mail.' },
    { part: 'Device', is: 'whether this device takes messages, where it can.' },
  ],
  dos: [
    {
      do: <Checkbox label="By mail" />,
      dont: <Switch label="Tell me everything" />,
      why: 'Who can stop one thing need not stop all of it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first way of the first topic.', outcome: { focus: { role: 'checkbox', name: 'In the portal' } } },
    { keys: ' ', does: 'Chooses it, or takes it back; it is kept at once.', outcome: { calls: 'onChoose' } },
    { keys: '{Enter}', on: RETRY, does: 'Asks for the choice again.', outcome: { calls: 'onRetry' }, story: 'Failed' },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'What you are told about' },
    { part: 'Heading', role: 'heading', name: 'What you are told about', state: { level: 2 } },
    { part: 'Ways of a topic', role: 'group', name: 'My room requests' },
    { part: 'Digest', role: 'radio', name: 'Every Monday morning', state: { checked: true } },
    { part: 'While it is on its way', role: 'status', text: 'Loading your choices...', story: 'Loading' },
    { part: 'Failure', role: 'alert', text: 'Failed to load your choices.', story: 'Failed' },
  ],
  adapts: {
    narrow: { says: 'The ways of a topic go below each other where there is no room.', story: 'OnAPhone' },
    long: { says: 'Topics break.', story: 'OnAPhone' },
    many: { says: 'There are as many topics as the portal knows, one below the other.', story: 'Default' },
    rightToLeft: { says: 'Boxes stand on the right of their words.', story: 'Default' },
  },
  related: ['NotificationList', 'SettingsDialog', 'Switch'],
  matrix: 'NothingChosen',
} satisfies ComponentGuide;
