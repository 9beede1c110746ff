import type { ComponentGuide } from '../../testing/guide.ts';
import { Stepper } from './Stepper.tsx';

const ACCOUNT = { role: 'button', name: 'Your account' } as const;
const STEPS = ['Your account', 'Your branch', 'Check and send'].map((label, index) => ({ id: String(index + 1), label }));

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'A task has three to six steps, each on a view of its own, and is done in their order.',
    'Something passes several hands: asked for, looked at, approved.',
  ],
  useInstead: [
    { when: 'Parts may be seen in any order', component: 'Tabs' },
    { when: 'It goes on by itself', component: 'ProgressBar' },
    { when: 'All questions fit one view', component: 'Field' },
    { when: 'It is a long list cut into pages', component: 'Pagination' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a tick, a figure in a strong ring, or one in a quiet ring: done, current, to come.' },
    { part: 'Label', is: 'what is done in the step; of one that is done it may lead back.' },
    { part: 'Detail', is: 'what came of it, or what it needs.' },
    { part: 'Line', is: 'to the next step; dashed until the step is done.' },
  ],
  dos: [
    {
      do: <Stepper label="Set up your account" steps={STEPS} value="2" />,
      dont: <Stepper label="Set up your account" steps={STEPS.map((step, index) => ({ ...step, label: `Step ${index + 1}` }))} value="2" />,
      why: 'The figure stands there already: the label says what is done.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the steps that are done, where one may go back.', outcome: { focus: ACCOUNT }, story: 'GoesBack' },
    { keys: '{Enter}', does: 'Goes back to the step.', outcome: { calls: 'onValueChange' }, story: 'GoesBack' },
  ],
  screenReader: [
    { part: 'Steps', role: 'navigation', name: 'Set up your account' },
    { part: 'Step that is done, where one may go back', ...ACCOUNT, story: 'GoesBack' },
  ],
  adapts: {
    narrow: { says: 'One under another where its place is narrower than 34 rem.', story: 'Narrow' },
    long: { says: 'Labels and details break.', story: 'LongLabels' },
    many: { says: 'More than six are hard to keep in mind: put some into one.', story: 'LongLabels' },
    rightToLeft: { says: 'The first step stands on the right.', story: 'RightToLeft' },
  },
  related: ['Tabs', 'ProgressBar', 'ProgressRing', 'Pagination'],
  matrix: 'States',
} satisfies ComponentGuide;
