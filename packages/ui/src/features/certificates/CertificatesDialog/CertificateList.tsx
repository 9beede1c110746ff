import { CERTIFICATE_TEXTS, type Certificate, certificatePath } from '@quad/domain/certificates';
import { formatLongDate } from '@quad/domain/time';
import { Award } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { CertificateStateBadge } from '../CertificateStateBadge.tsx';
import type { CertificatesDialogProps } from './CertificatesDialogProps.ts';

interface CertificateListProps
  extends Pick<CertificatesDialogProps, 'certificates' | 'count' | 'error' | 'onRetry' | 'onLoadMore' | 'fileOf'> {
  onRevoke: (certificate: Certificate) => void;
}

const keyOf = ({ _id }: Certificate) => _id;

/** Who has a certificate of an event, and how each stands. */
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
      empty={
        <EmptyState
          icon={<Award size={24} aria-hidden="true" />}
          title={t(CERTIFICATE_TEXTS.none)}
          description={t(CERTIFICATE_TEXTS.noneHint)}
        />
      }
    >
      {(certificate) => <Line certificate={certificate} fileOf={fileOf} onRevoke={onRevoke} />}
    </RecordList>
  );
}

function Line({ certificate, fileOf, onRevoke }: Pick<CertificateListProps, 'fileOf' | 'onRevoke'> & { certificate: Certificate }) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const { _id, code, kind, rank, reason, state, issued_at } = certificate;
  const name = certificate.name || t(CERTIFICATE_TEXTS.former);
  const facts = [t(CERTIFICATE_TEXTS.kinds[kind]), rank, formatLongDate(issued_at, timeZone, locale)];
  return (
    <div className={recordCard}>
      <div className={words}>
        <Inline>
          <Text weight="medium">{name}</Text>
          <CertificateStateBadge state={state} />
        </Inline>
        <Text size="s" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text size="s">{t(CERTIFICATE_TEXTS.reasonOf, { reason: t(reason) })}</Text>}
      </div>
      <Inline>
        <Link href={certificatePath(code)} target="_blank" external aria-label={t(CERTIFICATE_TEXTS.checkOf, { name })}>
          {t(CERTIFICATE_TEXTS.check)}
        </Link>
        {state === 'valid' && (
          <>
            {certificate.name !== '' && (
              <Link href={fileOf(_id)} external download aria-label={t(CERTIFICATE_TEXTS.saveOf, { name })}>
                {t(CERTIFICATE_TEXTS.save)}
              </Link>
            )}
            <Button size="s" variant="quiet" aria-label={t(CERTIFICATE_TEXTS.revokeOf, { name })} onClick={() => onRevoke(certificate)}>
              {t(CERTIFICATE_TEXTS.revoke)}
            </Button>
          </>
        )}
      </Inline>
    </div>
  );
}
