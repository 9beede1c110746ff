import { FEATURE_FLAG_TEXTS } from '@quad/domain/feature-flags';
import { useTranslate } from '@quad/ui';
import { ErrorPage } from '../../app/shell/ErrorPage.tsx';

/** Shown at the address of a feature that the institute has disabled. */
export function FeatureDisabledPage() {
  const t = useTranslate();
  return <ErrorPage title={t(FEATURE_FLAG_TEXTS.offTitle)} text={`${t(FEATURE_FLAG_TEXTS.off)} ${t(FEATURE_FLAG_TEXTS.kept)}`} />;
}
