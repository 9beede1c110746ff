/** How wide things get at most that are read, or filled in: beyond it an eye loses the line, and a field says nothing of its answer. */
export const measures = { text: '65ch', form: '42rem' } as const;
