import * as v from 'valibot';
import type { Sentence, SentenceValue } from '../messages/sentence.ts';

/** Value of a placeholder in a response. It is not validated, because only the server writes it. */
export const WireSentenceValue = v.unknown() as v.GenericSchema<SentenceValue>;

/** A sentence that accompanies its English text in a response, so that clients can translate it. */
export const WireSentence: v.GenericSchema<Sentence> = v.object({
  /** English text with `{placeholders}`. */
  text: v.string(),
  values: v.optional(v.record(v.string(), WireSentenceValue)),
});
