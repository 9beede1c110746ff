/** Converts a length to pixels at the default root font size: `0.8125rem` is 13. */
export function toPixels(length: string): number {
  const value = Number.parseFloat(length);
  return length.endsWith('rem') ? value * 16 : value;
}

/** Formats a length in pixels: `0.8125rem` as '13 px'. */
export function inPixels(length: string): string {
  return `${toPixels(length)} px`;
}

/** The entries of a scale, with the types of their keys. */
export function stepsOf<Step extends string>(scale: Readonly<Record<Step, string>>): { step: Step; value: string }[] {
  return (Object.keys(scale) as Step[]).map((step) => ({ step, value: scale[step] }));
}
