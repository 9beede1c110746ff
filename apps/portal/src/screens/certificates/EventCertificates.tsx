import {
  readProps,
  useCertificateFiles,
  useCertificatePreview,
  useCertificateRuns,
  useCertificates,
  useIssueCertificates,
  useRevokeCertificate,
  useSeriesOf,
} from '@quad/api-client/hooks';
import { CERTIFICATE_TEXTS, certificateDate } from '@quad/domain/certificates';
import { checkInDays } from '@quad/domain/check-in';
import type { Event } from '@quad/domain/events';
import { Button, useLocaleSettings, useTranslate } from '@quad/ui';
import { CertificatesDialog } from '@quad/ui/features/certificates';
import { lazy, Suspense, useState } from 'react';
import { inArea } from '../../app/AreaTranslations.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

const RequestedOrder = lazy(async () => ({ default: (await import('../approvals/RequestedOrder.tsx')).RequestedOrder }));

const NONE: readonly never[] = [];

/** Button that opens the certificates of an event, for those who may edit it. */
export const EventCertificates = inArea('recognition', CertificatesButton);

function CertificatesButton({ event }: { event: Event }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(CERTIFICATE_TEXTS.title)}</Button>
      {isOpen && <Certificates event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function Certificates({ event, onClose }: { event: Event; onClose: () => void }) {
  const { locale, timeZone } = useLocaleSettings();
  const { name: institute } = useInstitute();
  const { data: runs = NONE } = useCertificateRuns(event._id);
  const list = useCertificates(event._id, runs[0]);
  const { fileOf, fileOfAll } = useCertificateFiles();
  const preview = useCertificatePreview(event._id);
  const issue = useIssueCertificates(event._id);
  const revoke = useRevokeCertificate();
  const [run] = runs;
  const isDecided = run?.state === 'asked' || run?.state === 'refused';
  const { data: series } = useSeriesOf(useIsEnabled('series') ? event._id : undefined);
  const dateOf = (events: Parameters<typeof checkInDays>[0][]) =>
    certificateDate(events.flatMap((each) => checkInDays(each, timeZone)).toSorted(), timeZone, locale);
  const meetings = series
    ? {
        count: series.attendance.total,
        date: dateOf(
          series.meetings.filter(({ status }) => status !== 'cancelled').map(({ start, end }) => ({ schedule: { start, end } })),
        ),
      }
    : undefined;
  const values = {
    institute,
    date: dateOf([event]),
    unit: event.organizing_unit_id?.name ?? '',
  };
  return (
    <CertificatesDialog
      event={event}
      meetings={meetings}
      values={values}
      certificates={list.data}
      count={list.total}
      {...readProps(list, CERTIFICATE_TEXTS.failed)}
      onLoadMore={list.loadMore}
      runs={runs}
      decisions={
        isDecided && (
          <Suspense>
            <RequestedOrder runId={run._id} event={event} values={values} meetings={meetings} onPreview={preview} />
          </Suspense>
        )
      }
      fileOf={fileOf}
      fileOfAll={fileOfAll(event._id)}
      onPreview={preview}
      onIssue={async (order) => {
        const { state } = await issue(order);
        // An order that needs approval is shown as such in the list and needs no toast.
        if (state === 'issuing') announceSaved(CERTIFICATE_TEXTS.begun);
      }}
      onRevoke={withSuccessToast(revoke, CERTIFICATE_TEXTS.revoked)}
      onClose={onClose}
    />
  );
}
