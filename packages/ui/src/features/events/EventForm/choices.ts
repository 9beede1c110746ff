import { EVENT_OPTIONS, type EventFormState } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';

/** The options of one of the form's choices, in the user's language. */
export function optionsOf(field: keyof typeof EVENT_OPTIONS, t: Translate) {
  return translatedOptions(capitalizedOptions(EVENT_OPTIONS[field]), t);
}

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
