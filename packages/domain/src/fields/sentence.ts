import * as v from 'valibot';
import type { Sentence, SentenceValue } from '../messages/sentence.ts';

/** What stands in a place of a sentence, as an answer has it. The server alone writes these: nothing of them is checked. */
export const WireSentenceValue = v.unknown() as v.GenericSchema<SentenceValue>;

/** A sentence that an answer has beside its English, for whoever says it in another language. */
export const WireSentence: v.GenericSchema<Sentence> = v.object({
  /** English, with `{places}`. */
  text: v.string(),
  values: v.optional(v.record(v.string(), WireSentenceValue)),
});
