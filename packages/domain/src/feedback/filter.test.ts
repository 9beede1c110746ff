import { expect, it } from 'vitest';
import { filterFeedback, isFeedbackFiltered, readFeedbackFilter } from './filter.ts';

it.each([
  [{}, { type: 'All', status: 'All' }, false],
  [{ type: 'Query', status: null }, { type: 'Query', status: 'All' }, true],
  [{ type: 'Riddle', status: 'Not Resolved' }, { type: 'All', status: 'Not Resolved' }, true],
  [{ type: 'General Feedback', status: 'Resolved' }, { type: 'General Feedback', status: 'Resolved' }, true],
])('readFeedbackFilter parses %j', (query, filter, isFiltered) => {
  expect(readFeedbackFilter(query)).toEqual(filter);
  expect(isFeedbackFiltered(readFeedbackFilter(query))).toBe(isFiltered);
});

const openQuery = { type: 'Query', is_resolved: false };
const doneQuery = { type: 'Query', is_resolved: true };
const openReport = { type: 'Report', is_resolved: false };
const all = [openQuery, doneQuery, openReport];

it.each([
  [{ type: 'All', status: 'All' }, all],
  [{ type: 'Query', status: 'All' }, [openQuery, doneQuery]],
  [{ type: 'All', status: 'Not Resolved' }, [openQuery, openReport]],
  [{ type: 'All', status: 'Resolved' }, [doneQuery]],
  [{ type: 'Report', status: 'Resolved' }, []],
] as const)('filterFeedback applies the filter %j', (filter, expected) => expect(filterFeedback(all, filter)).toEqual(expected));
