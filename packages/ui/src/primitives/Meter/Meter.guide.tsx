import type { ComponentGuide } from '../../testing/guide.ts';
import { Meter } from './Meter.tsx';

export const guide = {
  status: 'stable',
  since: '1.0',
  useWhen: ['A share of a whole is shown, which only changes by somebody’s action: taken places.'],
  useInstead: [
    { when: 'It progresses by itself', component: 'ProgressBar' },
    { when: 'Money of a budget is spent', component: 'BudgetBar' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'the name of the measure.' },
    { part: 'Amount', is: 'the value, as a whole percentage or as `valueText`; announced as its value.' },
    { part: 'Track and bar', is: 'the whole, and the share of it. More than the whole fills it and is in the text.' },
  ],
  dos: [
    {
      do: <Meter label="Places taken" value={18} max={24} valueText="18 of 24 places" />,
      dont: <Meter label="Places" value={18} max={24} />,
      why: 'Small known numbers are clearer than a percentage.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Meter', role: 'meter', name: 'Places taken', state: { value: '18 of 24 places' } }],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Default' },
    long: { says: 'Label and amount wrap to two lines if both do not fit.', story: 'Default' },
    many: { says: 'Several below each other can be compared at a glance; their tracks have the same width.', story: 'Ends' },
    rightToLeft: { says: 'It fills from the right.', story: 'Default' },
  },
  related: ['ProgressBar', 'ProgressRing', 'BudgetBar'],
} satisfies ComponentGuide;
