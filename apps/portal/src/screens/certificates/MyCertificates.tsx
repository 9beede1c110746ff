import { readProps, useCertificateFiles, useOwnCertificates } from '@quad/api-client/hooks';
import { CERTIFICATE_TEXTS } from '@quad/domain/certificates';
import { OwnCertificates } from '@quad/ui/features/certificates';
import { AreaTranslations } from '../../app/AreaTranslations.tsx';

/** The person's own certificates, a part of the record. */
export function MyCertificates() {
  const { data, error, retry } = useOwnCertificates();
  const { fileOf } = useCertificateFiles();
  return (
    <AreaTranslations area="recognition">
      <OwnCertificates certificates={data} {...readProps({ error, retry }, CERTIFICATE_TEXTS.failed)} fileOf={fileOf} />
    </AreaTranslations>
  );
}
