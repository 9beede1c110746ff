/** Reasons why the ledger refuses an entry. Amounts are in rupees. */
export const LEDGER_TEXTS = {
  category: 'Choose what the money is for.',
  year: 'Choose a year of office.',
  reason: 'Say why.',
  stale: 'This has changed meanwhile. Look at it again.',
  notYours: 'Only who looks after the unit asks for money for it.',
  notAllocator: 'Only the president and administrators do this.',
  noUnit: 'This unit is not there any more.',
  noBudget: 'This budget is not there any more.',
  noEntry: 'This entry is not there any more.',
  notFree: 'The unit has {1} left that is not committed.',
  notCommitted: 'Of what was approved {1} is left.',
  notPayable: 'Of what was claimed {1} is left to pay.',
  notSpent: 'Only {1} was spent on that, so no more can come back.',
  notInCash: 'The desk has {1} in cash.',
  tooMuch: 'This is more than the ledger can hold.',
  done: 'This was entered before.',
  released: 'What was left of this budget has gone back to the unit.',
  notCorrectable: 'Only allocations, openings and what was carried over are corrected here.',
  corrected: 'The entry was countered.',
  format: 'Choose a table or a workbook.',
  notOver: 'Only what is free of a year that is over is carried over.',
  isPublic: 'Say whether anybody may see it.',
  nothingFree: 'Nothing is free, and what is open was handed over.',
} as const;

/** Validation messages of a budget. */
export const BUDGET_TEXTS = {
  unit: 'Choose the unit.',
  title: 'Say what the money is for.',
  endsOn: 'Enter the last day.',
  past: 'The last day is over already.',
  what: 'Say what is bought.',
  lines: 'A budget has from one to {1} lines.',
  tooMuch: 'All lines together come to 1,000,000,000 at most.',
  noEvent: 'This event is not one of the unit.',
} as const;
