export { type NewOrgUnit, useCreateOrgUnit } from './useCreateOrgUnit.ts';
export { useOrgUnits } from './useOrgUnits.ts';
