/** How many items a list has that pass its filters, and how many there are without them. */
export interface ListCounts {
  readonly shown: number;
  readonly all: number;
  /** False where counting stopped before the end. */
  readonly isShownExact?: boolean;
  readonly isAllExact?: boolean;
}

/** Both numbers as they are written; a plus says that there are more. */
export function countTexts(
  { shown, all, isShownExact = true, isAllExact = true }: ListCounts,
  write: (count: number) => string = String,
): { shown: string; all: string } {
  return { shown: `${write(shown)}${isShownExact ? '' : '+'}`, all: `${write(all)}${isAllExact ? '' : '+'}` };
}
