import { CERTIFICATE_TEXTS, type Certificate } from '@quad/domain/certificates';
import { Award } from 'lucide-react';
import { Section } from '../../../layout/Section/Section.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { CertificateRow } from '../CertificateRow.tsx';

export interface OwnCertificatesProps extends ReadProps {
  /** The user's certificates, latest first; undefined while loading. */
  certificates: readonly Certificate[] | undefined;
  /** Returns the address of a certificate's file. */
  fileOf: (certificateId: string) => string;
}

const keyOf = ({ _id }: Certificate) => _id;

/** The user's certificates, to save while they are valid and to share by their public page. */
export function OwnCertificates({ certificates, error, onRetry, fileOf }: OwnCertificatesProps) {
  const t = useTranslate();
  return (
    <Section title={t(CERTIFICATE_TEXTS.own)}>
      <RecordList
        label={t(CERTIFICATE_TEXTS.own)}
        density="compact"
        items={certificates}
        itemKey={keyOf}
        blankCount={1}
        estimatedHeight={72}
        loadingText={t(CERTIFICATE_TEXTS.loading)}
        error={error}
        onRetry={onRetry}
        empty={<EmptyRecordList icon={Award} title={t(CERTIFICATE_TEXTS.ownNone)} description={t(CERTIFICATE_TEXTS.ownNoneHint)} />}
      >
        {(certificate) => (
          <CertificateRow
            certificate={certificate}
            name={certificate.event.title}
            kind={CERTIFICATE_TEXTS.ownKinds[certificate.kind]}
            file={certificate.state === 'valid' && fileOf(certificate._id)}
          />
        )}
      </RecordList>
    </Section>
  );
}
