import { FEATURE_FLAG_TEXTS } from '@quad/domain/feature-flags';
import { useTranslate } from '@quad/ui';
import { ErrorPage } from '../../app/shell/ErrorPage.tsx';

/** Where an address leads that belongs to a part of the portal which the institute has switched off. */
export function OffPage() {
  const t = useTranslate();
  return <ErrorPage title={t(FEATURE_FLAG_TEXTS.offTitle)} text={`${t(FEATURE_FLAG_TEXTS.off)} ${t(FEATURE_FLAG_TEXTS.kept)}`} />;
}
