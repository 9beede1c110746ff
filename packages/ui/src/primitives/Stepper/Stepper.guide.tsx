import type { ComponentGuide } from '../../testing/guide.ts';
import { Stepper } from './Stepper.tsx';

const ACCOUNT = { role: 'button', name: 'Your account' } as const;
const STEPS = ['Your account', 'Your branch', 'Check and send'].map((label, index) => ({ id: String(index + 1), label }));

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: [
    'A task has three to six steps in a fixed order, each on a view of its own.',
    'A process passes several people: requested, reviewed, approved.',
  ],
  useInstead: [
    { when: 'Parts may be viewed in any order', component: 'Tabs' },
    { when: 'It progresses by itself', component: 'ProgressBar' },
    { when: 'All questions fit into one view', component: 'Field' },
    { when: 'A long list is split into pages', component: 'Pagination' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a check mark, a number in a strong ring, or a number in a light ring: done, current, upcoming.' },
    { part: 'Label', is: 'the name of the step; that of a completed step may be a link back.' },
    { part: 'Detail', is: 'the result, or what is needed.' },
    { part: 'Line', is: 'to the next step; dashed until the step is done.' },
  ],
  dos: [
    {
      do: <Stepper label="Set up your account" steps={STEPS} value="2" />,
      dont: <Stepper label="Set up your account" steps={STEPS.map((step, index) => ({ ...step, label: `Step ${index + 1}` }))} value="2" />,
      why: 'The number is already there: the label names the task.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the completed steps that are links.', outcome: { focus: ACCOUNT }, story: 'GoesBack' },
    { keys: '{Enter}', does: 'Goes back to the step.', outcome: { calls: 'onValueChange' }, story: 'GoesBack' },
  ],
  screenReader: [
    { part: 'Steps', role: 'navigation', name: 'Set up your account' },
    { part: 'Step that is done, where one may go back', ...ACCOUNT, story: 'GoesBack' },
  ],
  adapts: {
    narrow: { says: 'Steps are below each other if the container is narrower than 34 rem.', story: 'Narrow' },
    long: { says: 'Labels and details wrap.', story: 'LongLabels' },
    many: { says: 'More than six steps are hard to remember: combine some.', story: 'LongLabels' },
    rightToLeft: { says: 'The first step is on the right.', story: 'RightToLeft' },
  },
  related: ['Tabs', 'ProgressBar', 'ProgressRing', 'Pagination'],
  matrix: 'States',
} satisfies ComponentGuide;
