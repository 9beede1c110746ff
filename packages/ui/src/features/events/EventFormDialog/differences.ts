import { EVENT_FORM_LABELS, type EventFormState } from '@quad/domain/events';

function flatten(form: EventFormState): Map<string, string> {
  const { schedule, registration, budget, ...rest } = form;
  const parts = Object.entries({ schedule, registration, budget }).flatMap(([part, fields]) =>
    Object.entries(fields).map(([field, value]): [string, unknown] => [`${part}.${field}`, value]),
  );
  return new Map([...Object.entries(rest), ...parts].map(([field, value]) => [field, JSON.stringify(value)]));
}

/** The labels of fields that differ between two states of the form, in reading order. */
export function differences(one: EventFormState, other: EventFormState): string[] {
  const [left, right] = [flatten(one), flatten(other)];
  return Object.entries(EVENT_FORM_LABELS).flatMap(([field, label]) => (left.get(field) === right.get(field) ? [] : [label]));
}
