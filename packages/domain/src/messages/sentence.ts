/**
 * Value of a placeholder in a sentence. A name, an address or a number is inserted as it is; a text is translated; a day or a time is
 * formatted for the locale.
 */
export type SentenceValue = string | number | Sentence | { readonly day: string } | { readonly time: string };

/** A text with `{placeholders}` and their values, from which every language formats the message. */
export interface Sentence<Value = SentenceValue> {
  readonly text: string;
  readonly values?: Readonly<Record<string, Value>> | undefined;
}

/** A message to a person: a text without placeholders, or a sentence. */
export type Message = string | Sentence;

/**
 * Creates a sentence from a template literal, with numbered placeholders: sentence`The account of ${email} is disabled.` has the text 'The
 * account of {1} is disabled.'
 */
export function sentence<const Values extends readonly SentenceValue[]>(
  parts: TemplateStringsArray,
  ...values: Values
): Sentence<Values[number]> {
  return {
    text: parts.reduce((text, part, index) => `${text}{${index}}${part}`),
    values: Object.fromEntries(values.map((value, index) => [index + 1, value])),
  };
}

/** Whether a value is a message rather than another result of a rule. */
export function isMessage(value: unknown): value is Message {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'text' in value);
}

/** Converts a message to a sentence, for a placeholder of another sentence. */
export function asSentence(message: Message): Sentence {
  return typeof message === 'string' ? { text: message } : message;
}

function joined(all: readonly Message[], between: string): Message {
  const [first = ''] = all;
  if (all.length < 2) return first;
  return {
    text: all.map((_, index) => `{${index + 1}}`).join(between),
    values: Object.fromEntries(all.map((one, index) => [index + 1, asSentence(one)])),
  };
}

/** Joins messages one after another; skips undefined ones. */
export function joinMessages(...messages: readonly (Message | undefined)[]): Message {
  return joined(
    messages.flatMap((one) => (one ? [one] : [])),
    ' ',
  );
}

/** Joins words with commas, for a placeholder of a sentence. */
export function joinWords(words: readonly string[]): Sentence {
  return asSentence(joined(words, ', '));
}
