/** Number of items that match the filters, and of all items. */
export interface ListCounts {
  readonly shown: number;
  readonly all: number;
  /** False if counting stopped at a bound. */
  readonly isShownExact?: boolean;
  readonly isAllExact?: boolean;
}

/** Formats both numbers; a plus means that there are more. */
export function countTexts(
  { shown, all, isShownExact = true, isAllExact = true }: ListCounts,
  write: (count: number) => string = String,
): { shown: string; all: string } {
  return { shown: `${write(shown)}${isShownExact ? '' : '+'}`, all: `${write(all)}${isAllExact ? '' : '+'}` };
}
