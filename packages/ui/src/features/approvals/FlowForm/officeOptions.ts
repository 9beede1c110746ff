import { ROLE_NAMES } from '@quad/domain/access';
import { FLOW_FORM_TEXTS } from '@quad/domain/administration';
import { type Approver, approverKey, type FlowRule } from '@quad/domain/approvals';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { LocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { NamedPosition } from './draft.ts';

function wordOf(approver: Approver): string {
  if (approver.kind === 'adviser') return FLOW_FORM_TEXTS.adviser;
  if (approver.kind === 'secretary') return FLOW_FORM_TEXTS.secretary;
  if (approver.kind !== 'role') return FLOW_FORM_TEXTS.administrators;
  return approver.scope === 'unit' ? FLOW_FORM_TEXTS.coordinator : (ROLE_NAMES[approver.role] ?? approver.role);
}

/** The offices that the flow's rule offers as approvers. */
export function officeOptions({ offices }: Pick<FlowRule, 'offices'>, t: LocaleSettings['translate']): ComboboxOption[] {
  return offices.map((office) => ({ value: approverKey(office), label: t(wordOf(office)) }));
}

/** Positions of units as approvers; their current holders decide. */
export function positionOptions(positions: readonly NamedPosition[]): ComboboxOption[] {
  return positions.map(({ _id, title, unit }) => ({ value: `position ${_id}`, label: `${title}, ${unit}` }));
}
