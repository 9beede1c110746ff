import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const SWITCH = { role: 'switch', name: 'Less motion' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Something is turned on or off and takes effect at once: a setting, a view that shows more.'],
  useInstead: [
    { when: 'The answer is sent with a form', component: 'Checkbox' },
    { when: 'There are more than two states', component: 'RadioGroup' },
    { when: 'One of a few views is shown', component: 'ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'Track', is: 'has its knob at the end of the line when it is on, at the start when it is off; the colour only repeats it.' },
    { part: 'Label', is: 'what is on or off. It stays the same in both states; pressing it switches.' },
    { part: 'Hint', is: 'what it switches, in a sentence; it is the description of the switch.' },
  ],
  dos: [
    {
      do: <Switch label="Less motion" />,
      dont: <Switch label="Less motion is off" />,
      why: 'The switch says its state itself; a label that says it too is wrong after the next press.',
    },
    {
      do: (
        <Stack align="start">
          <Checkbox label="Registration required" />
          <Button variant="primary">Create Event</Button>
        </Stack>
      ),
      dont: (
        <Stack align="start">
          <Switch label="Registration required" />
          <Button variant="primary">Create Event</Button>
        </Stack>
      ),
      why: 'A switch promises that it works at once. What waits for a button is a Checkbox.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the switch.', outcome: { focus: SWITCH } },
    {
      keys: '[Space]',
      does: 'Turns it on.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...SWITCH, state: { checked: true } } }],
    },
    {
      keys: '[Space]',
      does: 'Turns it off.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...SWITCH, state: { checked: false } } }],
    },
  ],
  screenReader: [
    { part: 'Switch', ...SWITCH, state: { checked: false } },
    { part: 'Switch that is on', role: 'switch', name: 'On', state: { checked: true }, story: 'States' },
    {
      part: 'Switch with a hint',
      role: 'switch',
      name: 'With a hint',
      description: 'Things appear in place and do not slide in',
      story: 'States',
    },
    { part: 'Switch that cannot be changed', role: 'switch', name: 'Not to be changed', state: { unavailable: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'The words break beside the track; the whole line is pressed.', story: 'States' },
    long: { says: 'Label and hint break, and the track stays with the first line.', story: 'States' },
    many: { says: 'They stand one under another in a Stack, under a heading that says what they have in common.', story: 'States' },
    rightToLeft: { says: 'The track stands to the right, and on is at its left end.', story: 'RightToLeft' },
  },
  related: ['Checkbox', 'ToggleButtonGroup', 'SettingsPanels'],
  matrix: 'States',
} satisfies ComponentGuide;
