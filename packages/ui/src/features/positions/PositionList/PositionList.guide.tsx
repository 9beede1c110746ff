import { manyPositions } from '@quad/domain/fixtures';
import { NO_POSITION_FILTERS } from '@quad/domain/positions';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { PositionList } from './PositionList.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const DEPARTMENT = { role: 'combobox', name: 'Department' } as const;
const VIEW = { role: 'button', name: 'View Details' } as const;

const TWO = manyPositions(2);

function doNothing() {}

const GIVEN = { filters: NO_POSITION_FILTERS, onFilter: doNothing, onClear: doNothing, onView: doNothing };

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody looks up which positions there are to be held, and what each asks for.'],
  useInstead: [
    { when: 'People are looked up, not positions', component: 'PositionHolderList' },
    { when: 'Somebody reads their own positions', component: 'MyPositions' },
    { when: 'One position is chosen in a form', component: 'Combobox' },
  ],
  anatomy: [
    { part: 'Search', is: 'looks into title, unit and type; whoever keeps the positions is asked once typing pauses.' },
    { part: 'Department', is: 'offers the units that there are; left out for a coordinator, who has one only.' },
    { part: 'How many are left', is: 'read out when it changes.' },
    { part: 'Clear filters', is: 'takes both back; there while something is narrowed down.' },
    { part: 'Cards', is: 'a PositionCard for each.' },
    { part: 'None', is: 'says what to try; the filters stay.' },
  ],
  dos: [
    {
      do: <PositionList {...GIVEN} positions={TWO} counts={{ shown: 2, all: 2 }} />,
      dont: <PositionList {...GIVEN} positions={[]} counts={{ shown: 0, all: 0 }} />,
      why: 'An empty list means that there are none. While they are on their way give undefined, and it shows blank cards.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', on: SEARCH, does: 'Moves to the department; the browser’s own keys choose one.', outcome: { focus: DEPARTMENT } },
    { keys: '{Enter}', on: VIEW, does: 'Asks for the details of the first.', outcome: { calls: 'onView' } },
    {
      keys: '{Escape}',
      on: SEARCH,
      does: 'Clears the search.',
      outcome: [{ shows: { ...SEARCH, state: { value: '' } } }, { focus: SEARCH }],
      story: 'Filtered',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter positions' },
    { part: 'Department', ...DEPARTMENT, state: { value: 'All departments' } },
    { part: 'How many are left', role: 'status', text: 'Showing 12 of 12 positions' },
    { part: 'List', role: 'list', name: 'Positions' },
    { part: 'While they are on their way', role: 'status', text: 'Loading positions...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Cards stand in one column; the search takes a row of its own.', story: 'Default' },
    long: { says: 'Titles and units break inside their card.', story: 'Default' },
    many: { says: 'Beyond a hundred only what is in sight is rendered, in rows, and more is read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Filters and the first card begin on the right.', story: 'Default' },
  },
  related: ['PositionCard', 'PositionDialog', 'PositionForm', 'RecordList'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
