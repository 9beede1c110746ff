/** Pixels of a length at the usual root size: `0.8125rem` is 13. */
export function toPixels(length: string): number {
  const value = Number.parseFloat(length);
  return length.endsWith('rem') ? value * 16 : value;
}

/** `0.8125rem` as '13 px'. */
export function inPixels(length: string): string {
  return `${toPixels(length)} px`;
}

/** The entries of a scale, each key kept to those that there are. */
export function stepsOf<Step extends string>(scale: Readonly<Record<Step, string>>): { step: Step; value: string }[] {
  return (Object.keys(scale) as Step[]).map((step) => ({ step, value: scale[step] }));
}
