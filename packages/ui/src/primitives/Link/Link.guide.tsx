import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from './Link.tsx';

const LINK = { role: 'link', name: 'Forgot password?' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Words lead somewhere: to a page, to a part of this one, out of the portal.'],
  useInstead: [
    { when: 'Going there is the main action of the view', component: 'Button' },
    { when: 'It leads to where one came from, above the title', component: 'BackLink' },
    { when: 'Something happens here', component: 'Button' },
  ],
  anatomy: [
    {
      part: 'Words',
      is: 'where it leads. In a sentence they are underlined, so that colour alone does not mark them; the title of a row, a card or a tile is with `underline="hover"` only under the pointer, and with `covers` all of the row leads there.',
    },
    { part: 'Address', is: 'goes through the app’s router; with `external` the browser loads it.' },
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
      why: 'Screen readers list the links of a page; each says by itself where it leads.',
    },
    {
      do: <Button>Submit Request</Button>,
      dont: <Link href="#submit">Submit Request</Link>,
      why: 'A link can be opened in another tab and be kept; what changes something is a Button.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link; Enter goes there, as the browser does it.', outcome: { focus: LINK } }],
  screenReader: [
    { part: 'Link', ...LINK },
    { part: 'Link in a sentence', role: 'link', name: 'Sign Up', story: 'InASentence' },
  ],
  adapts: {
    narrow: { says: 'It breaks as the words around it do.', story: 'InASentence' },
    long: { says: 'Long words break between lines; the line under them goes along.', story: 'InASentence' },
    many: { says: 'Several places to go to stand in a list, one under another, and not in a sentence.', story: 'Default' },
    rightToLeft: { says: 'It is read from right to left with its sentence.', story: 'InASentence' },
  },
  related: ['Button', 'BackLink', 'UiProvider'],
  matrix: 'ThroughTheRouter',
} satisfies ComponentGuide;
