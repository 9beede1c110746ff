/** What stands in the `{places}` of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text in another language, with the places of the English one; a function where its form depends on what is filled in, as for a count. */
export type Translation = string | ((values: MessageValues) => string);

/** A language: what stands for each English text. A text that it does not have stays English. */
export type Messages = Readonly<Record<string, Translation>>;

/** Gives an English text in the reader's language, with its `{places}` filled in. */
export type Translate = (text: string, values?: MessageValues) => string;

/** The text with its `{places}` filled in: 'Page {page}' and 3 give 'Page 3'. */
export function fillIn(text: string, values?: MessageValues): string {
  return values ? text.replace(/\{(\w+)\}/g, (_, name) => String(values[name])) : text;
}

/** What is before, between and after the places of a text, in the order in which they are filled: for elements, which no text can hold. */
export function splitAt(t: Translate, text: string, ...names: string[]): string[] {
  return t(text, Object.fromEntries(names.map((name) => [name, '\0']))).split('\0');
}

/** Translates by a language's texts. */
export function translateBy(messages: Messages): Translate {
  return (text, values) => {
    const translation = messages[text] ?? text;
    return typeof translation === 'string' ? fillIn(translation, values) : translation(values ?? {});
  };
}
