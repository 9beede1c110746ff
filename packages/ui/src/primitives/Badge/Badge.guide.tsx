import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Badge } from './Badge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An item of a list has a state or a kind that people look for: pending, technical, verified.'],
  useInstead: [
    { when: 'It is the state of an event', component: 'EventStatusBadge' },
    { when: 'It is a sentence', component: 'Banner' },
    { when: 'It can be removed or selected', component: 'MultiCombobox' },
    { when: 'It is one of several facts about an item', component: 'KeyValueList' },
  ],
  anatomy: [
    { part: 'Word', is: 'one or two words, the complete information.' },
    {
      part: 'Colour',
      is: 'background, border and text of one of five tones, or, if it is not a state, of one of four appearances. It repeats the text; two states of one item never share a colour.',
    },
    { part: 'Variant', is: 'filled for a state, one per row; an outline for a kind; an outline with a dot for a level.' },
  ],
  dos: [
    {
      do: <Badge tone="positive">approved</Badge>,
      dont: <Badge tone="positive">✓</Badge>,
      why: 'Everybody can read a word; not everybody can interpret a colour or an icon.',
    },
    {
      do: <Banner tone="caution">The Main Auditorium is taken on 24 Nov from 6:30 pm.</Banner>,
      dont: <Badge tone="caution">The Main Auditorium is taken on 24 Nov</Badge>,
      why: 'A badge is a word beside an item; use a sentence to tell what happened.',
    },
    {
      do: (
        <Inline>
          <Badge tone="caution">pending</Badge>
          Line Follower Championship
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="caution">pending</Badge>
          <Badge tone="info">technical</Badge>
          <Badge appearance="notable">12 places</Badge>
          <Badge>2026-2027</Badge>
          Line Follower Championship
        </Inline>
      ),
      why: 'One or two badges are noticed; if everything has one, none is.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word, read with the words around it', role: 'paragraph', text: 'Line Follower Championship is ongoing', story: 'InASentence' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than its container; several wrap in an Inline.', story: 'Tones' },
    long: { says: 'Longer texts wrap; use fewer words.', story: 'InASentence' },
    many: {
      says: 'Nine colours are distinct in every theme; a kind with more values shares one colour and differs by text.',
      story: 'Tones',
    },
    rightToLeft: { says: 'It is announced with its sentence, from right to left.', story: 'InASentence' },
  },
  related: ['Banner', 'EventStatusBadge', 'RoomRequestStatusBadge', 'CategoryBadge'],
  matrix: 'Tones',
} satisfies ComponentGuide;
