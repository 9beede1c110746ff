import { CERTIFICATE_TEXTS, type Certificate, certificatePath } from '@quad/domain/certificates';
import { formatLongDate } from '@quad/domain/time';
import { Award } from 'lucide-react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../../surfaces/recordCard.css.ts';
import { CertificateStateBadge } from '../CertificateStateBadge.tsx';

export interface OwnCertificatesProps {
  /** The own certificates, the latest first; undefined while they are on their way. */
  certificates: readonly Certificate[] | undefined;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Where the file of a certificate is. */
  fileOf: (certificateId: string) => string;
}

const keyOf = ({ _id }: Certificate) => _id;

/** The certificates that somebody has: to be saved while they are valid, and shown to others by their public page. */
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
        empty={
          <EmptyState
            icon={<Award size={24} aria-hidden="true" />}
            title={t(CERTIFICATE_TEXTS.ownNone)}
            description={t(CERTIFICATE_TEXTS.ownNoneHint)}
          />
        }
      >
        {(certificate) => <Own certificate={certificate} fileOf={fileOf} />}
      </RecordList>
    </Section>
  );
}

function Own({ certificate, fileOf }: Pick<OwnCertificatesProps, 'fileOf'> & { certificate: Certificate }) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const { _id, code, event, kind, rank, reason, state, issued_at } = certificate;
  const facts = [t(CERTIFICATE_TEXTS.ownKinds[kind]), rank, formatLongDate(issued_at, timeZone, locale)];
  return (
    <div className={recordCard}>
      <div className={words}>
        <Text weight="medium">{event.title}</Text>
        <Text size="s" tone="muted">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text size="s">{t(CERTIFICATE_TEXTS.reasonOf, { reason: t(reason) })}</Text>}
      </div>
      <Inline>
        <CertificateStateBadge state={state} />
        <Link href={certificatePath(code)} target="_blank" external aria-label={t(CERTIFICATE_TEXTS.checkOf, { name: event.title })}>
          {t(CERTIFICATE_TEXTS.check)}
        </Link>
        {state === 'valid' && (
          <Link href={fileOf(_id)} external download aria-label={t(CERTIFICATE_TEXTS.saveOf, { name: event.title })}>
            {t(CERTIFICATE_TEXTS.save)}
          </Link>
        )}
      </Inline>
    </div>
  );
}
