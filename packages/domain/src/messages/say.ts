import { formatCalendarDay, formatClockTime } from '../time/format.ts';
import { ENGLISH, type Words } from './fillIn.ts';
import type { Said, SentenceValue } from './sentence.ts';

function sayValue(value: SentenceValue, words: Words): string {
  if (typeof value !== 'object') return String(value);
  if ('text' in value) return say(value, words);
  return 'day' in value ? formatCalendarDay(value.day, words.locale) : formatClockTime(value.time, words.locale);
}

/** Says it in a language; in English as the specification has it. */
export function say(said: Said, words: Words = ENGLISH): string {
  if (typeof said === 'string') return words.translate(said);
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, sayValue(value, words)]);
  return words.translate(said.text, Object.fromEntries(values));
}
