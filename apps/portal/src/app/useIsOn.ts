import { isOn, type Part } from '@quad/domain/parts';
import { useInstitute } from './PageSettingsContext.ts';

/** Whether the institute has a part of the portal on. What is off is offered nowhere, and its calls are refused. */
export function useIsOn(part: Part): boolean {
  return isOn(useInstitute(), part);
}
