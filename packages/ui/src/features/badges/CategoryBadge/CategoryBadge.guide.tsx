import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { CategoryBadge } from './CategoryBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['In a list of units, skills or achievements it should be seen what each is about: scitech, cultural, sports, academic.'],
  useInstead: [
    { when: 'It is said how far an achievement reaches', component: 'LevelBadge' },
    { when: 'It is a state, that changes', component: 'Badge' },
    { when: 'A list is narrowed down by categories', component: 'ToggleButtonGroup' },
  ],
  anatomy: [{ part: 'Word', is: 'the category, as it was chosen or typed, on the neutral tone.' }],
  dos: [
    {
      do: (
        <Inline>
          <CategoryBadge category="cultural" />
          <CategoryBadge category="sports" />
        </Inline>
      ),
      dont: (
        <Inline>
          <Badge tone="positive">cultural</Badge>
          <Badge tone="critical">sports</Badge>
        </Inline>
      ),
      why: 'Hues are for states. A category is neither good nor bad, so it has none.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Word', role: 'generic', text: 'scitech' }],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'Categories' },
    long: { says: 'A category that somebody typed is shown whole; a long one breaks.', story: 'Default' },
    many: { says: 'A thing has one category; beside it stand badges of other kinds.', story: 'Categories' },
    rightToLeft: { says: 'The word keeps its own direction, and the badge takes its place in the line.', story: 'Default' },
  },
  related: ['Badge', 'LevelBadge', 'VerifiedBadge', 'ProficiencyBadge'],
  matrix: 'Categories',
} satisfies ComponentGuide;
