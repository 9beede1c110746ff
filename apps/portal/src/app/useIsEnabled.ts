import { type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import { useInstitute } from '../boot/PageSettingsContext.ts';

/** Whether the institute has a part of the portal on. What is off is offered nowhere, and its calls are refused. */
export function useIsEnabled(part: FeatureFlag): boolean {
  return isEnabled(useInstitute(), part);
}
