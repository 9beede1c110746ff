import { formatCalendarDay, formatClockTime } from '../time/format.ts';
import { ENGLISH, type Translation } from './fillIn.ts';
import type { Message, SentenceValue } from './sentence.ts';

function formatValue(value: SentenceValue, translation: Translation): string {
  if (typeof value !== 'object') return String(value);
  if ('text' in value) return formatMessage(value, translation);
  return 'day' in value ? formatCalendarDay(value.day, translation.locale) : formatClockTime(value.time, translation.locale);
}

/** Returns a message in a language; by default in English. */
export function formatMessage(message: Message, translation: Translation = ENGLISH): string {
  if (typeof message === 'string') return translation.translate(message);
  const values = Object.entries(message.values ?? {}).map(([name, value]) => [name, formatValue(value, translation)]);
  return translation.translate(message.text, Object.fromEntries(values));
}
