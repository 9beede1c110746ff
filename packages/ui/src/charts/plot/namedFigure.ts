/** Something by its name, and how many of it there are. */
export interface NamedFigure {
  /** Tells two of the same name apart; the name itself where nothing is said. */
  id?: string;
  name: string;
  value: number;
}

/** Largest first; equals stay as they came. */
export function byValue<Figure extends { value: number }>(figures: readonly Figure[]): Figure[] {
  return figures.toSorted((one, other) => other.value - one.value);
}
