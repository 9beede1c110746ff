/** What stands in the `{places}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** How a reader's language says things: English texts put into it, and how it writes days and numbers. */
export interface Words {
  readonly translate: (text: string, values?: TextValues) => string;
  readonly locale: string;
}

/** A text with its `{places}` filled in: 'Already verified by {name}' and Asha give 'Already verified by Asha'. */
export function fillIn(text: string, values?: TextValues): string {
  return values ? text.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) : text;
}

/** English, as the specification has it. */
export const ENGLISH: Words = { translate: fillIn, locale: 'en' };
