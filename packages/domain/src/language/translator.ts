import { fillIn, type TextValues, type Words } from '../messages/fillIn.ts';

type Texts = Readonly<Record<string, string>>;

interface Form {
  /** What a finished sentence looks like. */
  readonly shape: RegExp;
  /** What its places are called, in their order. */
  readonly places: readonly string[];
  readonly translation: string;
}

/** What means something else in a pattern. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const PLACE = /\{(\w+)\}/g;

function toForm([text, translation]: [string, string]): Form {
  const shape = text.split(PLACE).map((part, index) => (index % 2 === 0 ? part.replace(SPECIAL, '\\$&') : '(.+)'));
  return {
    shape: new RegExp(`^${shape.join('')}$`, 's'),
    places: [...text.matchAll(PLACE)].map(([place]) => place.slice(1, -1)),
    translation,
  };
}

/** Begins with words of its own and is long enough not to be mistaken for what somebody wrote. */
function isSentence(text: string): boolean {
  return /^["A-Z]/.test(text) && text.includes('{') && text.replaceAll(PLACE, '').length > 12;
}

/**
 * Translates into a language by its texts: a text with its places, or a sentence that a rule or the server has finished already, whose
 * form is found again among `sentences`. What is not there stays English.
 */
export function translator(texts: Texts, sentences: Texts = texts): Words['translate'] {
  let forms: Form[] | undefined;
  const recognized = (sentence: string): string => {
    forms ??= Object.entries(sentences)
      .filter(([text]) => isSentence(text))
      // A longer one first: a shorter one may be its beginning.
      .toSorted(([one], [other]) => other.length - one.length)
      .map(toForm);
    for (const { shape, places, translation } of forms) {
      const found = shape.exec(sentence);
      if (!found) continue;
      const [, ...parts] = found;
      return fillIn(translation, Object.fromEntries(parts.map((part, index) => [String(places[index]), texts[part] ?? part])));
    }
    return sentence;
  };
  return (text: string, values?: TextValues) => {
    const translation = Object.hasOwn(texts, text) ? texts[text] : undefined;
    if (translation !== undefined) return fillIn(translation, values);
    return values ? fillIn(text, values) : recognized(text);
  };
}
