import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const SWITCH = { role: 'switch', name: 'Less motion' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A setting is switched on or off with immediate effect, such as a view with more details.'],
  useInstead: [
    { when: 'The value is submitted with a form', component: 'Checkbox' },
    { when: 'There are more than two states', component: 'RadioGroup' },
    { when: 'One of a few views is shown', component: 'ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'Track', is: 'has its thumb at the end when it is on, at the start when it is off; the colour is additional.' },
    { part: 'Label', is: 'the setting. It is the same in both states; pressing it toggles the switch.' },
    { part: 'Hint', is: 'a sentence about the setting; it is the description of the switch.' },
  ],
  dos: [
    {
      do: <Switch label="Less motion" />,
      dont: <Switch label="Less motion is off" />,
      why: 'The switch shows its state itself; a state in the label is wrong after the next press.',
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
      why: 'A switch takes effect immediately. Use a Checkbox if a button submits it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the switch.', outcome: { focus: SWITCH } },
    {
      keys: '[Space]',
      does: 'Switches it on.',
      outcome: [{ calls: 'onChange' }, { calls: 'onCheckedChange' }, { shows: { ...SWITCH, state: { checked: true } } }],
    },
    {
      keys: '[Space]',
      does: 'Switches it off.',
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
    narrow: { says: 'The text wraps beside the track; the whole line can be pressed.', story: 'States' },
    long: { says: 'Label and hint wrap, and the track stays at the first line.', story: 'States' },
    many: { says: 'Put switches into a Stack, below a heading that names what they have in common.', story: 'States' },
    rightToLeft: { says: 'The track is on the right, and on is at its left end.', story: 'RightToLeft' },
  },
  related: ['Checkbox', 'ToggleButtonGroup', 'SettingsPanels'],
  matrix: 'States',
} satisfies ComponentGuide;
