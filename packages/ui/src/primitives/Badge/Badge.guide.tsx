import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Badge } from './Badge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A thing of a list has a state or a kind that people look for: pending, technical, verified.'],
  useInstead: [
    { when: 'It is the state of an event', component: 'EventStatusBadge' },
    { when: 'It is a sentence', component: 'Banner' },
    { when: 'It can be taken away or chosen', component: 'MultiCombobox' },
    { when: 'It is one of several facts about a thing', component: 'KeyValueList' },
  ],
  anatomy: [
    { part: 'Word', is: 'one or two. It says all there is to say.' },
    {
      part: 'Colour',
      is: 'surface, border and text of one of five tones, or, for what is no state, of one of four appearances. It repeats the word; no two states of one thing share theirs.',
    },
    { part: 'Variant', is: 'filled for a state, of which a row has one; an outline for a kind; an outline with a dot for a level.' },
  ],
  dos: [
    {
      do: <Badge tone="positive">approved</Badge>,
      dont: <Badge tone="positive">✓</Badge>,
      why: 'The word is read by everybody; a colour or a sign alone is not.',
    },
    {
      do: <Banner tone="caution">The Main Auditorium is taken on 24 Nov from 6:30 pm.</Banner>,
      dont: <Badge tone="caution">The Main Auditorium is taken on 24 Nov</Badge>,
      why: 'A badge is a word at a thing; what happened is told in a sentence.',
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
      why: 'One or two badges at a thing are seen; where everything has one, none is.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word, read with the words around it', role: 'paragraph', text: 'Line Follower Championship is ongoing', story: 'InASentence' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than its place; several wrap in an Inline.', story: 'Tones' },
    long: { says: 'More than two words break within it; say it shorter.', story: 'InASentence' },
    many: { says: 'Nine colours are told apart in every theme; a kind with more values uses one of them and its words.', story: 'Tones' },
    rightToLeft: { says: 'It is read with its sentence, from right to left.', story: 'InASentence' },
  },
  related: ['Banner', 'EventStatusBadge', 'RoomRequestStatusBadge', 'CategoryBadge'],
  matrix: 'Tones',
} satisfies ComponentGuide;
