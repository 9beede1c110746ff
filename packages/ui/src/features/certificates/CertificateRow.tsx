import { CERTIFICATE_TEXTS, type Certificate, certificatePath } from '@quad/domain/certificates';
import { formatLongDate } from '@quad/domain/time';
import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { recordCard, words } from '../surfaces/recordCard.css.ts';
import { CertificateStateBadge } from './CertificateStateBadge.tsx';

interface CertificateRowProps {
  certificate: Certificate;
  /** Distinguishes it in its list: the recipient or the occasion. */
  name: string;
  /** The kind of certificate, in a word. */
  kind: string;
  /** The address of its file; false if it is unavailable. */
  file: string | false;
  /** Further actions. */
  children?: ReactNode;
}

/** A certificate with its status, its public page and its file. */
export function CertificateRow({ certificate, name, kind, file, children }: CertificateRowProps) {
  const { locale, timeZone, translate: t } = useLocaleSettings();
  const { code, rank, reason, state, issued_at } = certificate;
  return (
    <div className={recordCard}>
      <div className={words}>
        <Inline>
          <Text weight="medium">{name}</Text>
          <CertificateStateBadge state={state} />
        </Inline>
        <Text size="s" tone="muted">
          {[t(kind), rank, formatLongDate(issued_at, timeZone, locale)].filter(Boolean).join(' · ')}
        </Text>
        {reason && <Text size="s">{t(CERTIFICATE_TEXTS.reasonOf, { reason: t(reason) })}</Text>}
      </div>
      <Inline>
        <Link href={certificatePath(code)} target="_blank" external aria-label={t(CERTIFICATE_TEXTS.checkOf, { name })}>
          {t(CERTIFICATE_TEXTS.check)}
        </Link>
        {file && (
          <Link href={file} external download aria-label={t(CERTIFICATE_TEXTS.saveOf, { name })}>
            {t(CERTIFICATE_TEXTS.save)}
          </Link>
        )}
        {children}
      </Inline>
    </div>
  );
}
