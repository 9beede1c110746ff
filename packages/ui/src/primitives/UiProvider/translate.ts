/** The values of the `{placeholders}` of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A translated text with the placeholders of the English one; a function if its form depends on a value, such as a count. */
export type Translation = string | ((values: MessageValues) => string);

/** The translations of a language, by English text. Texts without a translation stay English. */
export type Messages = Readonly<Record<string, Translation>>;

/** Returns the translation of an English text, with its `{placeholders}` filled in. */
export type Translate = (text: string, values?: MessageValues) => string;

/** Fills in the `{placeholders}` of a text: 'Page {page}' and 3 give 'Page 3'. */
export function fillIn(text: string, values?: MessageValues): string {
  return values ? text.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) : text;
}

/**
 * Splits a translated text at the given placeholders, in this order, so that elements can be rendered in their places. Returns the texts
 * before, between and after them.
 */
export function splitAt(t: Translate, text: string, ...names: string[]): string[] {
  return t(text, Object.fromEntries(names.map((name) => [name, '\0']))).split('\0');
}

/** Returns a function that translates by a set of messages. */
export function translateBy(messages: Messages): Translate {
  return (text, values) => {
    const translation = messages[text] ?? text;
    return typeof translation === 'string' ? fillIn(translation, values) : translation(values ?? {});
  };
}
