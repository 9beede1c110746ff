import * as v from 'valibot';
import { EventFormState } from './eventForm.ts';

const EventDraft = v.object({
  form: EventFormState,
  /** Version of the event that it is based on; absent for a new event. */
  version: v.optional(v.string()),
  /** How a new event repeats; read it with `parseRepeats`. */
  repeats: v.optional(v.unknown()),
});

/** Unsent input of an event form. */
export type EventDraft = v.InferOutput<typeof EventDraft>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a draft from browser storage; undefined if there is none or it is invalid. */
export function parseEventDraft(text: string | null): EventDraft | undefined {
  const { success, output } = v.safeParse(EventDraft, parsed(text ?? ''));
  return success ? output : undefined;
}
