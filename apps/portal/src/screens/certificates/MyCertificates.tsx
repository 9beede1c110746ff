import { errorText, useCertificateFiles, useOwnCertificates } from '@quad/api-client/hooks';
import { CERTIFICATE_TEXTS } from '@quad/domain/certificates';
import { OwnCertificates } from '@quad/ui/features/certificates';
import { AreaWords } from '../../app/AreaWords.tsx';

/** The person's own certificates, a part of the record. */
export function MyCertificates() {
  const { data, error, retry } = useOwnCertificates();
  const { fileOf } = useCertificateFiles();
  return (
    <AreaWords area="recognition">
      <OwnCertificates certificates={data} error={error && errorText(error, CERTIFICATE_TEXTS.failed)} onRetry={retry} fileOf={fileOf} />
    </AreaWords>
  );
}
