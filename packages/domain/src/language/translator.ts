import { fillIn, type TextValues, type Translation } from '../messages/fillIn.ts';

/** Translates into a language by its texts, with what stands in their places. What is not there stays English. */
export function translator(texts: Readonly<Record<string, string>>): Translation['translate'] {
  return (text: string, values?: TextValues) => fillIn(Object.hasOwn(texts, text) ? String(texts[text]) : text, values);
}
