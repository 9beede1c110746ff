import type { ComponentGuide } from '../../testing/guide.ts';
import { BackLink } from './BackLink.tsx';

const LINK = { role: 'link', name: 'Events' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A page is about one item of a list, and people go back to the list. Page renders it from its `back`.'],
  useInstead: [
    { when: 'The link is part of a text', component: 'Link' },
    { when: 'A form is left without submitting it', component: 'Button' },
    { when: 'It is a screen with a title: pass `back` to it', component: 'Page' },
  ],
  anatomy: [
    { part: 'Arrow', is: 'points to the start of the line; decorative.' },
    { part: 'Words', is: 'the name of the page that it leads to.' },
  ],
  dos: [
    {
      do: <BackLink href="#events">Events</BackLink>,
      dont: <BackLink href="#events">Back</BackLink>,
      why: 'It leads to a fixed page, not to the previous one: name it.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link; Enter follows it, as the browser does.', outcome: { focus: LINK } }],
  screenReader: [{ part: 'Link', ...LINK }],
  adapts: {
    narrow: { says: 'It is higher on touch screens.', story: 'Default' },
    long: { says: 'A long name wraps beside its arrow.', story: 'Default' },
    many: { says: 'There is one per page; it does not show deeper paths.', story: 'Default' },
    rightToLeft: { says: 'The arrow is on the right and points there.', story: 'RightToLeft' },
  },
  related: ['Link', 'Page', 'Button'],
  matrix: 'RightToLeft',
} satisfies ComponentGuide;
