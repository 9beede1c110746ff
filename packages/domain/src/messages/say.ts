import { formatCalendarDay, formatClockTime } from '../time/format.ts';
import { ENGLISH, type Translation } from './fillIn.ts';
import type { Said, SentenceValue } from './sentence.ts';

function sayValue(value: SentenceValue, translation: Translation): string {
  if (typeof value !== 'object') return String(value);
  if ('text' in value) return say(value, translation);
  return 'day' in value ? formatCalendarDay(value.day, translation.locale) : formatClockTime(value.time, translation.locale);
}

/** Returns a message in a language; by default in English. */
export function say(said: Said, translation: Translation = ENGLISH): string {
  if (typeof said === 'string') return translation.translate(said);
  const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, sayValue(value, translation)]);
  return translation.translate(said.text, Object.fromEntries(values));
}
