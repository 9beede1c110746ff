import { expect, it } from 'vitest';
import { parseEventDraft } from './eventDraft.ts';
import { BLANK_EVENT_FORM } from './eventForm.ts';

it.each([
  ['of a new event', { form: { ...BLANK_EVENT_FORM, title: 'Sumo Bots' } }],
  ['of a stored event', { form: BLANK_EVENT_FORM, version: '2026-11-20T09:30:00.000Z' }],
  ['of a repeated event', { form: BLANK_EVENT_FORM, repeats: { count: '' } }],
])('parseEventDraft restores a stored draft %s', (_, draft) => expect(parseEventDraft(JSON.stringify(draft))).toEqual(draft));

it.each([null, '', '{', 'null', '{"form":{"title":"Sumo Bots"}}'])('parseEventDraft returns undefined for %j', (text) => {
  expect(parseEventDraft(text)).toBeUndefined();
});
