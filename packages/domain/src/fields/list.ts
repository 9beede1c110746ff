import * as v from 'valibot';
import { ruleMessage } from './ruleMessage.ts';
import { hasControlCharacter, NO_CONTROL_CHARACTERS } from './text.ts';

const MAX_LIST_LENGTH = 100;

/** A list of short texts from a form with one input per entry: blank entries are dropped, null is an empty list. */
export const TextList = v.pipe(
  v.nullish(v.array(v.pipe(v.string(), v.trim(), v.maxLength(500, 'Keep each entry within 500 characters.'))), []),
  v.check((entries) => !entries.some(hasControlCharacter), NO_CONTROL_CHARACTERS),
  v.transform((entries) => entries.filter((entry) => entry !== '')),
  v.maxLength(MAX_LIST_LENGTH, ruleMessage('Keep the list within {1} entries.', { 1: MAX_LIST_LENGTH })),
);

/** An optional choice, for forms that send '' or null for none; returns null then. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalChoice<const Options extends readonly string[]>(options: Options, message: string) {
  return v.pipe(
    v.nullish(v.union([v.literal(''), v.picklist(options)], message), ''),
    v.transform((choice): Options[number] | null => (choice === '' ? null : choice)),
  );
}
