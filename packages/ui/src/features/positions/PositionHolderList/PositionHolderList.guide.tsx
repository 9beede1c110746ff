import { manyPositionHolders } from '@quad/domain/fixtures';
import { NO_HOLDER_FILTERS } from '@quad/domain/positions';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionHolderList } from './PositionHolderList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const STATUS = { role: 'combobox', name: 'Status' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;
const VIEW = { role: 'button', name: 'View Details' } as const;

const TWO = manyPositionHolders(2);

const NOBODY = { ...NO_HOLDER_FILTERS, search: 'nobody' };
const UNITS = [{ _id: 'u1', name: 'Robotics Club' }];
const TENURES = ['2026-2027', '2025-2026'];

function doNothing() {}

const GIVEN = { tenures: TENURES, filters: NO_HOLDER_FILTERS, onFilter: doNothing, onClear: doNothing, onView: doNothing };

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody looks up who holds or held which position, among a few or thousands.'],
  useInstead: [
    { when: 'Somebody reads their own positions', component: 'MyPositions' },
    { when: 'Positions are looked up, not people', component: 'PositionList' },
    { when: 'Records of another kind are listed', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Search', is: 'looks into name, email, ID and position; whoever keeps the holders is asked once typing pauses.' },
    { part: 'Status, Tenure, Department', is: 'offer what there is. A coordinator has one department and no choice of it.' },
    { part: 'How many are left', is: 'read out when it changes.' },
    { part: 'Clear filters', is: 'takes all back; there while something is narrowed down.' },
    { part: 'Cards', is: 'a PositionHolderCard for each.' },
    { part: 'None', is: 'says what to try; the filters stay.' },
  ],
  dos: [
    {
      do: <PositionHolderList {...GIVEN} holders={TWO} counts={{ shown: 2, all: 2 }} />,
      dont: <PositionHolderList {...GIVEN} holders={TWO} counts={{ shown: 2, all: 2 }} units={UNITS} />,
      why: 'Leave the department out where there is one only: a choice of one narrows nothing down.',
    },
    {
      do: <PositionHolderList {...GIVEN} holders={[]} filters={NOBODY} counts={{ shown: 0, all: 2 }} />,
      dont: <EmptyState title="No position holders found" />,
      why: 'Give the filters and both numbers too: the way back out of them stays in sight.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: SEARCH, does: 'Moves to the status; the browser’s own keys choose one.', outcome: { focus: STATUS } },
    { keys: '{Enter}', on: VIEW, does: 'Asks for the details of the first.', outcome: { calls: 'onView' } },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Takes all filters back.',
      outcome: [{ hides: CLEAR }, { shows: { ...SEARCH, state: { value: '' } } }],
      story: 'NothingFound',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter position holders' },
    { part: 'Status', ...STATUS, state: { value: 'All statuses' } },
    { part: 'How many are left', role: 'status', text: 'Showing 24 of 24 position holders' },
    { part: 'List', role: 'list', name: 'Position holders' },
    { part: 'While they are on their way', role: 'status', text: 'Loading position holders...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Cards stand in one column; the search takes a row of its own.', story: 'Default' },
    long: { says: 'Names, units and positions break inside their card.', story: 'LongTitle' },
    many: { says: 'Beyond a hundred only what is in sight is rendered, in rows, and more is read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Filters and the first card begin on the right.', story: 'Default' },
  },
  related: ['PositionHolderCard', 'PositionHolderDialog', 'PositionHolderForm', 'RecordList'],
  matrix: 'NothingFound',
} satisfies ComponentGuide;
