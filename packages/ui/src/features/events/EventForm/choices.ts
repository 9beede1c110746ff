import { EVENT_CATEGORIES, EVENT_MODES, type EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import { capitalizedOptions } from '../../forms/options.ts';

export const CATEGORY_OPTIONS = capitalizedOptions(EVENT_CATEGORIES);
export const MODE_OPTIONS = capitalizedOptions(EVENT_MODES);

function withMissing(options: readonly ComboboxOption[], more: readonly ComboboxOption[]): ComboboxOption[] {
  const known = new Set(options.map(({ value }) => value));
  return [...options, ...more.filter(({ value }) => !known.has(value))];
}

/** The units to choose from, including the event's own, even if the user could not choose it otherwise. */
export function unitOptions(units: readonly UnitReference[], own: UnitReference | null | undefined): ComboboxOption[] {
  const option = ({ _id, name, type }: UnitReference) => ({ value: _id, label: name, detail: type });
  return withMissing(units.map(option), own ? [option(own)] : []);
}

/** An organizer as an option; one without a name is 'User'. */
export function organizerOption({ _id, name }: EventFormState['organizers'][number]): ComboboxOption {
  return { value: _id, label: name.trim() || EVENT_TEXTS.organizerMissing };
}
