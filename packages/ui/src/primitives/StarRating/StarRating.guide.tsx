import type { ComponentGuide } from '../../testing/guide.ts';
import { StarRating } from './StarRating.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The rating of a person is shown, or the mean of many ratings.'],
  useInstead: [
    { when: 'A rating is entered', component: 'StarRatingInput' },
    { when: 'It is a share of a whole', component: 'Meter' },
    { when: 'Ratings of several items are compared', component: 'BarChart' },
  ],
  anatomy: [
    { part: 'Full star', is: 'filled, up to the rating, rounded to whole stars.' },
    { part: 'Other star', is: 'outlined, so that the shape shows it without colour.' },
  ],
  dos: [
    {
      do: (
        <p>
          <StarRating value={3.6} /> 3.6, from 18 people
        </p>
      ),
      dont: <StarRating value={3.6} />,
      why: 'The stars of a mean are rounded: show the number and the count beside it.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Stars, as one picture', role: 'img', name: '4 of 5 stars' }],
  adapts: {
    narrow: { says: 'Stars stay in one line, each 16 px wide.', story: 'Default' },
    long: { says: 'It has no visible text; `aria-label` translates its name.', story: 'Default' },
    many: { says: 'Several below each other can be compared at a glance.', story: 'Ratings' },
    rightToLeft: { says: 'The first star is on the right.', story: 'Ratings' },
  },
  related: ['StarRatingInput', 'FeedbackList', 'Badge'],
  matrix: 'Ratings',
} satisfies ComponentGuide;
