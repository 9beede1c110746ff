import * as v from 'valibot';
import { EventFormState } from './eventForm.ts';

const EventDraft = v.object({
  form: EventFormState,
  /** The version of the event that it was made from; none for a new event. */
  version: v.optional(v.string()),
});

/** What was typed into an event's form and not sent. */
export type EventDraft = v.InferOutput<typeof EventDraft>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a draft that a browser kept; nothing where it kept none, or one that is not of this form. */
export function parseEventDraft(text: string | null): EventDraft | undefined {
  const { success, output } = v.safeParse(EventDraft, parsed(text ?? ''));
  return success ? output : undefined;
}
