/** Values for the `{placeholders}` of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A reader's language: translates English texts, and formats dates and numbers. */
export interface Translation {
  readonly translate: (text: string, values?: TextValues) => string;
  readonly locale: string;
}

/** Fills in the `{placeholders}` of a text: 'Already verified by {name}' becomes 'Already verified by Asha'. */
export function fillIn(text: string, values?: TextValues): string {
  return values ? text.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) : text;
}

/** English, the language of the texts themselves. */
export const ENGLISH: Translation = { translate: fillIn, locale: 'en' };
