import { Field } from '../../../primitives/Field/Field.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const LIKE_DEVICE = { role: 'radio', name: 'Like the device' } as const;
const LIGHT = { role: 'radio', name: 'Light' } as const;
const DONE = { role: 'button', name: 'Done' } as const;

const THEMES = ['Like the device', 'Light', 'Dark', 'High contrast'].map((name) => ({ value: name, label: name }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody chooses how the portal looks in this browser, or looks where they are signed in.'],
  useInstead: [
    { when: 'The profile is changed', component: 'ProfileForm' },
    { when: 'Only the sessions are shown', component: 'SessionList' },
    { when: 'Something is chosen that has to be saved', component: 'Dialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'Settings; under it stands that every choice shows at once.' },
    { part: 'Language', is: 'English or Hindi, each by its own name; only where `language` is given.' },
    { part: 'Theme', is: 'like the device, light, dark or high contrast.' },
    { part: 'Density', is: 'comfortable or compact.' },
    { part: 'Motion', is: 'like the device, or none.' },
    { part: 'Where you are signed in', is: 'what is given as `sessions`, usually a SessionList.' },
    { part: 'Done', is: 'leaves. There is nothing to save.' },
  ],
  dos: [
    {
      do: (
        <Field label="Theme" isGroup>
          <RadioGroup options={THEMES} name="theme" defaultValue="Like the device" direction="horizontal" />
        </Field>
      ),
      dont: <Switch label="Dark mode" />,
      why: 'With four themes all are seen at once, and the device may decide.',
    },
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: LIKE_DEVICE,
      does: 'Moves to the next choice and takes it; it shows at once.',
      outcome: [{ focus: LIGHT }, { calls: 'onChange' }],
    },
    { keys: '{Escape}', does: 'Leaves the dialog; what was chosen stays.', outcome: { calls: 'onClose' } },
    { keys: '{Enter}', on: DONE, does: 'Leaves it, too.', outcome: { calls: 'onClose' } },
  ],
  screenReader: [
    {
      part: 'Dialog',
      role: 'dialog',
      name: 'Settings',
      description: 'How the portal looks in this browser. Every choice shows at once.',
    },
    { part: 'Language', role: 'radiogroup', name: 'Language', story: 'InAnotherLanguage' },
    { part: 'Theme', role: 'radiogroup', name: 'Theme' },
    { part: 'Choice that is taken', role: 'radio', name: 'Comfortable', state: { checked: true } },
    { part: 'Sessions', role: 'heading', name: 'Where you are signed in', state: { level: 3 }, story: 'WithSessions' },
  ],
  adapts: {
    narrow: { says: 'Choices that have no room in one line go to the next.', story: 'Default' },
    long: { says: 'Long words of a choice break beside their circle.', story: 'Chosen' },
    many: { says: 'Sessions scroll inside the dialog; title and Done stay in sight.', story: 'WithSessions' },
    rightToLeft: { says: 'Choices begin on the right, each beside its circle.', story: 'Default' },
  },
  related: ['SessionList', 'RadioGroup', 'Dialog'],
  matrix: 'Chosen',
} satisfies ComponentGuide;
