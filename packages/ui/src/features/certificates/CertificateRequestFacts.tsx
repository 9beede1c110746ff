import type { RequestedCertificates } from '@quad/domain/approvals';
import { CERTIFICATE_TEXTS } from '@quad/domain/certificates';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { KeyValueList } from '../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { CertificateSample } from './CertificateSample.tsx';

export interface CertificateRequestFactsProps {
  /** The request. */
  requested: RequestedCertificates;
  /** The name of the issuing institute. */
  institute: string;
}

/** The details of a request for certificates, for its approver: the event, the recipients, their number and the text. */
export function CertificateRequestFacts({ requested, institute }: CertificateRequestFactsProps) {
  const { locale, translate: t } = useLocaleSettings();
  const { run, event, unit, date, order } = requested;
  return (
    <Stack>
      <KeyValueList
        items={[
          { label: t(CERTIFICATE_TEXTS.event), value: <Link href={`/events/${event._id}`}>{event.title}</Link> },
          { label: t(CERTIFICATE_TEXTS.kind), value: t(CERTIFICATE_TEXTS.kinds[run.kind]) },
          ...(order.days === null ? [] : [{ label: t(CERTIFICATE_TEXTS.days), value: order.days.toLocaleString(locale) }]),
          { label: t(CERTIFICATE_TEXTS.title), value: run.count.toLocaleString(locale) },
        ]}
      />
      <CertificateSample template={order} sample={null} values={{ institute, event: event.title, date, unit }} />
    </Stack>
  );
}
