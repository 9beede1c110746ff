import type { ComponentGuide } from '../../testing/guide.ts';
import { StarRating } from './StarRating.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A rating that somebody gave is shown, or the mean of many.'],
  useInstead: [
    { when: 'A rating is given', component: 'StarRatingInput' },
    { when: 'It is a part of a whole', component: 'Meter' },
    { when: 'Ratings of several things are compared', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Full star', is: 'filled, up to the rating, rounded to whole stars.' },
    { part: 'Other star', is: 'only drawn, so that the shape says it without colour.' },
  ],
  dos: [
    {
      do: (
        <p>
          <StarRating value={3.6} /> 3.6, from 18 people
        </p>
      ),
      dont: <StarRating value={3.6} />,
      why: 'Of a mean the eye sees whole stars only: write the number and of how many beside it.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Stars, as one picture', role: 'img', name: '4 of 5 stars' }],
  adapts: {
    narrow: { says: 'Stars stay in one line, each 16 px wide.', story: 'Default' },
    long: { says: 'It has no words for the eye; `aria-label` says it in others.', story: 'Default' },
    many: { says: 'One under another they are compared at a glance.', story: 'Ratings' },
    rightToLeft: { says: 'The first star is the one on the right.', story: 'Ratings' },
  },
  related: ['StarRatingInput', 'FeedbackList', 'Badge'],
  matrix: 'Ratings',
} satisfies ComponentGuide;
