/** Reasons why the ledger refuses an entry. Amounts are in rupees. */
export const LEDGER_TEXTS = {
  category: 'Choose what the money is for.',
  year: 'Choose a year of office.',
  reason: 'Say why.',
  stale: 'This has changed in the meantime. Check it again.',
  notYours: 'Only people in charge of the unit can request money for it.',
  notAllocator: 'Only the president and administrators can do this.',
  noUnit: 'This unit no longer exists.',
  noBudget: 'This budget no longer exists.',
  noEntry: 'This entry no longer exists.',
  notFree: 'The unit has {1} left that is not committed.',
  notCommitted: 'Only {1} of the approved amount is left.',
  notPayable: 'Only {1} of the claimed amount is left to pay.',
  notSpent: 'Only {1} was spent on that, so no more can be returned.',
  notInCash: 'The desk has {1} in cash.',
  tooMuch: 'This is more than the ledger can hold.',
  done: 'This was entered before.',
  released: 'The rest of this budget was returned to the unit.',
  notCorrectable: 'Only allocations, openings and carried-over amounts can be corrected here.',
  corrected: 'The entry was countered.',
  format: 'Choose a table or a workbook.',
  notOver: 'Only free amounts of a past year can be carried over.',
  isPublic: 'Say whether anybody may see it.',
  nothingFree: 'Nothing is free, and open amounts were handed over.',
} as const;

/** Validation messages of a budget. */
export const BUDGET_TEXTS = {
  unit: 'Choose the unit.',
  title: 'Enter what the money is for.',
  endsOn: 'Enter the last day.',
  past: 'The last day is already over.',
  what: 'Enter what is bought.',
  lines: 'A budget needs 1 to {1} lines.',
  tooMuch: 'All lines together may come to at most 1,000,000,000.',
  noEvent: 'This event does not belong to the unit.',
} as const;
