import { fillIn, type TextValues, type Translation } from '../messages/fillIn.ts';

/** Creates a translate function from a catalogue and fills in placeholders. Missing texts stay English. */
export function translator(texts: Readonly<Record<string, string>>): Translation['translate'] {
  return (text: string, values?: TextValues) => fillIn(Object.hasOwn(texts, text) ? String(texts[text]) : text, values);
}
