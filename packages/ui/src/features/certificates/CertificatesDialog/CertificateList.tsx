import { CERTIFICATE_TEXTS, type Certificate } from '@quad/domain/certificates';
import { Award } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { CertificateRow } from '../CertificateRow.tsx';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';

interface CertificateListProps
  extends Pick<CertificatesDialogProps, 'certificates' | 'count' | 'error' | 'onRetry' | 'onLoadMore' | 'fileOf'> {
  onRevoke: (certificate: Certificate) => void;
}

const keyOf = ({ _id }: Certificate) => _id;

/** The certificates of an event, with recipients and status. */
export function CertificateList({ certificates, count, error, onRetry, onLoadMore, fileOf, onRevoke }: CertificateListProps) {
  const t = useTranslate();
  return (
    <RecordList
      label={t(CERTIFICATE_TEXTS.list)}
      density="compact"
      items={certificates}
      itemKey={keyOf}
      itemCount={count}
      onLoadMore={onLoadMore}
      estimatedHeight={72}
      loadingText={t(CERTIFICATE_TEXTS.loading)}
      error={error}
      onRetry={onRetry}
      empty={<EmptyRecordList icon={Award} title={t(CERTIFICATE_TEXTS.none)} description={t(CERTIFICATE_TEXTS.noneHint)} />}
    >
      {(certificate) => <Line certificate={certificate} fileOf={fileOf} onRevoke={onRevoke} />}
    </RecordList>
  );
}

function Line({ certificate, fileOf, onRevoke }: Pick<CertificateListProps, 'fileOf' | 'onRevoke'> & { certificate: Certificate }) {
  const t = useTranslate();
  const { _id, kind, state } = certificate;
  const name = certificate.name || t(CERTIFICATE_TEXTS.former);
  const isValid = state === 'valid';
  const file = isValid && certificate.name !== '' && fileOf(_id);
  return (
    <CertificateRow certificate={certificate} name={name} kind={CERTIFICATE_TEXTS.kinds[kind]} file={file}>
      {isValid && (
        <Button size="s" variant="quiet" aria-label={t(CERTIFICATE_TEXTS.revokeOf, { name })} onClick={() => onRevoke(certificate)}>
          {t(CERTIFICATE_TEXTS.revoke)}
        </Button>
      )}
    </CertificateRow>
  );
}
