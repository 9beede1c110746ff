import type { PersonReference, UserChoice } from '@quad/domain/accounts';
import { EVENT_CATEGORIES, EVENT_MODES } from '@quad/domain/events';
import type { UnitReference } from '@quad/domain/org-units';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import { wordOptions } from '../../capitalized.ts';

export const CATEGORY_OPTIONS = wordOptions(EVENT_CATEGORIES);
export const MODE_OPTIONS = wordOptions(EVENT_MODES);

function withMissing(options: readonly ComboboxOption[], more: readonly ComboboxOption[]): ComboboxOption[] {
  const known = new Set(options.map(({ value }) => value));
  return [...options, ...more.filter(({ value }) => !known.has(value))];
}

/** The units to choose from; the one that has the event is among them, even if the person may not choose it elsewhere. */
export function unitOptions(units: readonly UnitReference[], own: UnitReference | null | undefined): ComboboxOption[] {
  const option = ({ _id, name, type }: UnitReference) => ({ value: _id, label: name, detail: type });
  return withMissing(units.map(option), own ? [option(own)] : []);
}

/** The students to choose from; whoever runs the event already is among them. */
export function organizerOptions(users: readonly UserChoice[], own: readonly PersonReference[] = []): ComboboxOption[] {
  const known = users.map(({ _id, username, personal_info: { name } }) => ({ value: _id, label: name, detail: username ?? undefined }));
  return withMissing(
    known,
    own.map(({ _id, personal_info: { name } }) => ({ value: _id, label: name })),
  );
}
