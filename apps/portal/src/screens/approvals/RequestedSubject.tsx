import { errorText, useRequestedCertificates } from '@quad/api-client/hooks';
import { APPROVAL_SCREEN_TEXTS } from '@quad/domain/approvals';
import { ErrorState, Spinner, useTranslate } from '@quad/ui';
import { CertificateRequestFacts } from '@quad/ui/features/certificates';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

/** Requested certificates, shown to those who decide on them. */
export function RequestedSubject({ runId }: { runId: string }) {
  const t = useTranslate();
  const { name } = useInstitute();
  const { data, error, retry } = useRequestedCertificates(runId);
  if (data) return <CertificateRequestFacts requested={data} institute={name} />;
  if (!error) return <Spinner label={t(APPROVAL_SCREEN_TEXTS.detailLoading)} />;
  return <ErrorState description={errorText(error, APPROVAL_SCREEN_TEXTS.detailFailed)} onRetry={retry} />;
}
