import { STUDENT_QUICK_ACTIONS } from '@quad/domain/dashboard';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PlaceTiles } from './PlaceTiles.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A dashboard leads to the places where a role works, as domain lists them.'],
  useInstead: [
    { when: 'One place is led to, or one that domain does not list', component: 'Tile' },
    { when: 'The places stay beside every page', component: 'Sidebar' },
    { when: 'They are of several kinds, to be told apart', component: 'GensecModules' },
  ],
  anatomy: [
    { part: 'List', is: 'of the places, in the order in which they were given.' },
    { part: 'Tile', is: 'a place with its picture; the whole of it is the link.' },
  ],
  dos: [
    {
      do: <PlaceTiles places={STUDENT_QUICK_ACTIONS} columns={1} />,
      dont: <PlaceTiles places={STUDENT_QUICK_ACTIONS} columns={4} />,
      why: 'In a narrow tile of the dashboard the places stand under each other: in four columns no word has room.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first place.',
      outcome: { focus: { role: 'link', name: 'Add Achievement' } },
      story: 'OfAStudent',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next; Enter goes there.',
      outcome: { focus: { role: 'link', name: 'Add Position' } },
      story: 'OfAStudent',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Tile', role: 'link', name: 'Approve Requests' },
  ],
  adapts: {
    narrow: {
      says: 'One tile in a row on a phone, two on a tablet, four on a desktop, unless `columns` says otherwise.',
      story: 'Default',
    },
    long: { says: 'Long names break; tiles of a row are as high as the highest.', story: 'Default' },
    many: { says: 'They fill as many rows as they need.', story: 'Default' },
    rightToLeft: { says: 'The first tile stands on the right, with its picture on the right.', story: 'Default' },
  },
  related: ['Tile', 'GensecModules', 'Sidebar', 'ClubDashboard'],
  matrix: 'OfAClub',
} satisfies ComponentGuide;
