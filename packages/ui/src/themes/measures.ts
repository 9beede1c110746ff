/**
 * The maximum widths of text and of forms. Longer lines are hard to read, and wider fields do not show the expected length of an answer.
 */
export const measures = { text: '65ch', form: '42rem' } as const;
