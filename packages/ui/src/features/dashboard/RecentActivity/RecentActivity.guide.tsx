import { recentActivities } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RecentActivity } from './RecentActivity.tsx';

const ACTIVITIES = recentActivities().slice(0, 2);

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The president wants to know what happened lately, whoever did it.'],
  useInstead: [
    { when: 'It is news about events, for everybody', component: 'LatestUpdates' },
    { when: 'It is what is to come', component: 'UpcomingEvents' },
    { when: 'Every record is looked through', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Sentence', is: 'what happened, in the words of the server.' },
    { part: 'Moment', is: 'when, in the time of the campus.' },
    { part: 'Badge', is: 'its kind: Approval, Event or COSA.' },
    { part: 'Nothing', is: 'said in a sentence.' },
  ],
  dos: [
    {
      do: <RecentActivity activities={ACTIVITIES} />,
      dont: <RecentActivity activities={ACTIVITIES.toReversed()} />,
      why: 'Hand them over newest first: it is a numbered list, and the first is what is new.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Newest activity', role: 'listitem', text: 'Main Auditorium approved for Line Follower Challenge' },
    { part: 'Nothing', role: 'paragraph', text: 'No recent activities found', story: 'Empty' },
    { part: 'While they are on their way', role: 'status', text: 'Loading activities...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The badge goes under the words where there is no room beside them.', story: 'Default' },
    long: { says: 'Sentences break, long words too.', story: 'Default' },
    many: { says: 'All that it is given is rendered; the page asks for a few.', story: 'Default' },
    rightToLeft: { says: 'Words stand on the right, badges on the left.', story: 'Default' },
  },
  related: ['LatestUpdates', 'UpcomingEvents', 'PresidentBoard', 'DashboardTile'],
  matrix: 'Empty',
} satisfies ComponentGuide;
