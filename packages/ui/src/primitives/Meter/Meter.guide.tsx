import type { ComponentGuide } from '../../testing/guide.ts';
import { Meter } from './Meter.tsx';

export const guide = {
  status: 'stable',
  since: '1.0',
  useWhen: ['A part of a whole is so, and stays so until somebody does something: places that are taken.'],
  useInstead: [
    { when: 'It goes on by itself', component: 'ProgressBar' },
    { when: 'Money is spent of a budget', component: 'BudgetBar' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is measured; its name.' },
    { part: 'Amount', is: 'how much, in whole percent or in the words of `valueText`; read out as its value.' },
    { part: 'Track and bar', is: 'the whole, and the part of it. More than the whole fills it and is said in the words.' },
  ],
  dos: [
    {
      do: <Meter label="Places taken" value={18} max={24} valueText="18 of 24 places" />,
      dont: <Meter label="Places" value={18} max={24} />,
      why: 'Where the numbers are known and small they say more than a percentage.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Meter', role: 'meter', name: 'Places taken', state: { value: '18 of 24 places' } }],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'Default' },
    long: { says: 'Label and amount wrap into two lines where there is no room for both.', story: 'Default' },
    many: { says: 'One under another they are compared at a glance; their tracks have one width.', story: 'Ends' },
    rightToLeft: { says: 'It fills from the right.', story: 'Default' },
  },
  related: ['ProgressBar', 'ProgressRing', 'BudgetBar'],
} satisfies ComponentGuide;
