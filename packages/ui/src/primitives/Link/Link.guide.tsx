import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from './Link.tsx';

const LINK = { role: 'link', name: 'Forgot password?' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Text leads somewhere: to a page, to a part of this page, to another site.'],
  useInstead: [
    { when: 'Navigation is the main action of the view', component: 'Button' },
    { when: 'It leads to the previous page, above the title', component: 'BackLink' },
    { when: 'Something happens on this page', component: 'Button' },
  ],
  anatomy: [
    {
      part: 'Words',
      is: 'the target. In a sentence they are underlined, because colour alone does not mark them; with `underline="hover"` the title of a row, card or tile is only underlined on hover, and with `covers` the whole row is the link.',
    },
    { part: 'Address', is: 'uses the app’s router; with `external` the browser loads it.' },
  ],
  dos: [
    {
      do: (
        <p>
          Read the <Link href="#rules">rules for booking a room</Link> first.
        </p>
      ),
      dont: (
        <p>
          To read the rules, <Link href="#rules">click here</Link>.
        </p>
      ),
      why: 'Screen readers list the links of a page; each has to name its target.',
    },
    {
      do: <Button>Submit Request</Button>,
      dont: <Link href="#submit">Submit Request</Link>,
      why: 'A link can be opened in another tab and bookmarked; use a Button for changes.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link; Enter follows it, as the browser does.', outcome: { focus: LINK } }],
  screenReader: [
    { part: 'Link', ...LINK },
    { part: 'Link in a sentence', role: 'link', name: 'Sign Up', story: 'InASentence' },
  ],
  adapts: {
    narrow: { says: 'It wraps like the text around it.', story: 'InASentence' },
    long: { says: 'Long texts wrap, and the underline with them.', story: 'InASentence' },
    many: { says: 'Put several links into a list below each other, not into a sentence.', story: 'Default' },
    rightToLeft: { says: 'It is read from right to left with its sentence.', story: 'InASentence' },
  },
  related: ['Button', 'BackLink', 'UiProvider'],
  matrix: 'ThroughTheRouter',
} satisfies ComponentGuide;
