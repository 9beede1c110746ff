import { lazy } from 'react';

/** The form, loaded when somebody creates a unit. */
export const OrgUnitForm = lazy(async () => ({ default: (await import('@quad/ui/features/org-units')).OrgUnitForm }));
