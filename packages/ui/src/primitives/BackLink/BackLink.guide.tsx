import type { ComponentGuide } from '../../testing/guide.ts';
import { BackLink } from './BackLink.tsx';

const LINK = { role: 'link', name: 'Events' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page is about one thing of a list, and people go back to the list. Page draws it from its `back`.'],
  useInstead: [
    { when: 'The words stand in text', component: 'Link' },
    { when: 'A form is left without sending it', component: 'Button' },
    { when: 'It is a screen of its own with a title: give `back` to it', component: 'Page' },
  ],
  anatomy: [
    { part: 'Arrow', is: 'points to where the line begins; for the eye only.' },
    { part: 'Words', is: 'the name of the page that it leads to.' },
  ],
  dos: [
    {
      do: <BackLink href="#events">Events</BackLink>,
      dont: <BackLink href="#events">Back</BackLink>,
      why: 'It leads to a certain page, from wherever one came: name it.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link; Enter goes there, as the browser does it.', outcome: { focus: LINK } }],
  screenReader: [{ part: 'Link', ...LINK }],
  adapts: {
    narrow: { says: 'It is higher under a finger.', story: 'Default' },
    long: { says: 'A long name breaks beside its arrow.', story: 'Default' },
    many: { says: 'There is one on a page; deeper ways are not shown.', story: 'Default' },
    rightToLeft: { says: 'The arrow stands on the right and points there.', story: 'RightToLeft' },
  },
  related: ['Link', 'Page', 'Button'],
  matrix: 'RightToLeft',
} satisfies ComponentGuide;
