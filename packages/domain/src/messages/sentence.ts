/**
 * What stands in a place of a sentence. A name, an address or a number is written as it is. A text is translated; a day and a
 * time are written as the reader's language writes them.
 */
export type SentenceValue = string | number | Sentence | { readonly day: string } | { readonly time: string };

/** A text with `{places}`, and what stands in them: what every language says a sentence by. */
export interface Sentence<Value = SentenceValue> {
  readonly text: string;
  readonly values?: Readonly<Record<string, Value>> | undefined;
}

/** What is said to a person: a text that has no places, or a sentence. */
export type Said = string | Sentence;

/**
 * The sentence of a template, whose places are called by their number: sentence`The account of ${email} is disabled.` has the text
 * 'The account of {1} is disabled.'
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

/** Tells what is said from anything else that a rule may come to. */
export function isSaid(value: unknown): value is Said {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'text' in value);
}

/** What is said, to be put into a place of another sentence. */
export function asSentence(said: Said): Sentence {
  return typeof said === 'string' ? { text: said } : said;
}

function joined(all: readonly Said[], between: string): Said {
  const [first = ''] = all;
  if (all.length < 2) return first;
  return {
    text: all.map((_, index) => `{${index + 1}}`).join(between),
    values: Object.fromEntries(all.map((one, index) => [index + 1, asSentence(one)])),
  };
}

/** Sentences one after the other, without those that say nothing. */
export function inTurn(...said: readonly (Said | undefined)[]): Said {
  return joined(
    said.flatMap((one) => (one ? [one] : [])),
    ' ',
  );
}

/** Words with commas between them, for a place of a sentence. */
export function listed(words: readonly string[]): Sentence {
  return asSentence(joined(words, ', '));
}
