import type { Role } from '@quad/domain/access';
import { fillIn, ORG_UNIT_TEXTS } from '@quad/domain/messages';
import { type OrgUnitInput, orgUnitInput } from '@quad/domain/org-units';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type Failure, failureOf } from '../../forms/failure.ts';
import { useServerForm } from '../../forms/useServerForm.ts';

export interface OrgUnitFormOptions {
  /** The role of the user: a president selects the category, a GenSec's is fixed. */
  role: Role;
  /** Creates the unit. If the promise resolves, the form is reset; if it rejects, the form shows why and keeps the input. */
  onSubmit: (unit: OrgUnitInput) => Promise<unknown>;
}

/** The fields of the form, in reading order. */
const FIELDS = [
  'name',
  'type',
  'category',
  'parent_unit_id',
  'hierarchy_level',
  'description',
  'contact_info.email',
  'contact_info.social_media',
  'budget_info.allocated_budget',
  'budget_info.spent_amount',
] as const;

/** Why the unit was not created, with the message of the error if the server sent none. */
function createFailure(error: unknown): Failure {
  const { message, fieldErrors } = failureOf(error, error instanceof Error ? error.message : 'The unit could not be created.');
  return { message: fillIn(ORG_UNIT_TEXTS.createFailed, { message }), fieldErrors };
}

/** The form behind 'Create Organization', with its defaults (docs/specification/org-units.md#org-units-form). */
export function useOrgUnitForm({ role, onSubmit }: OrgUnitFormOptions) {
  const form = useServerForm({
    schema: useMemo(() => orgUnitInput({ role }), [role]),
    fields: FIELDS,
    // No type is selected initially: the select starts with an empty option.
    defaultValues: {
      name: '',
      category: '',
      parent_unit_id: '',
      hierarchy_level: '1',
      description: '',
      is_active: true,
      contact_info: { email: '', social_media: [{ platform: '', url: '' }] },
      budget_info: { allocated_budget: '0', spent_amount: '0' },
    },
    send: onSubmit,
    failure: createFailure,
    onSuccess: ({ reset }) => reset(),
  });
  const links = useFieldArray({ control: form.control, name: 'contact_info.social_media' });
  return { ...form, links };
}
