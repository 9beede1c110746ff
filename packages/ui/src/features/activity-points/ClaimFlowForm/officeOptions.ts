import { OFFICE_BEARER_ROLES, ROLE_NAMES } from '@quad/domain/access';
import { CLAIM_FLOW_TEXTS } from '@quad/domain/administration';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { LocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { NamedPosition } from './draft.ts';

/** The offices that every institute has. */
export function officeOptions(t: LocaleSettings['translate']): ComboboxOption[] {
  return [
    { value: 'adviser', label: t(CLAIM_FLOW_TEXTS.adviser) },
    { value: 'administrator', label: t(CLAIM_FLOW_TEXTS.administrators) },
    ...OFFICE_BEARER_ROLES.map((role) => ({ value: `role ${role}`, label: t(ROLE_NAMES[role] ?? role) })),
  ];
}

/** Positions of units, which whoever holds them decides by. */
export function positionOptions(positions: readonly NamedPosition[]): ComboboxOption[] {
  return positions.map(({ _id, title, unit }) => ({ value: `position ${_id}`, label: `${title}, ${unit}` }));
}
