import { type FeatureFlag, isEnabled } from '@quad/domain/feature-flags';
import { useInstitute } from '../boot/PageSettingsContext.ts';

/** Whether the institute has a feature enabled. A disabled feature is not offered anywhere, and the server refuses its calls. */
export function useIsEnabled(part: FeatureFlag): boolean {
  return isEnabled(useInstitute(), part);
}
