import { useAdminList, useAdminWrite } from '@quad/api-client/hooks';
import { AUDIT_AREA_NAMES, type AuditVerdict } from '@quad/domain/administration';
import { isCalendarDay } from '@quad/domain/time';
import { Banner, Button, useLocaleSettings, useTranslate } from '@quad/ui';
import { AuditList, auditCsv, NO_AUDIT_FILTERS } from '@quad/ui/features/administration';
import { useState } from 'react';
import { AdminSection, CsvExportButton, isOneOf, listProps, useListQuery } from './AdminSection.tsx';
import { useAttempt } from './useAttempt.ts';

const LIST_FILTERS = { defaults: NO_AUDIT_FILTERS, isAllowed: { area: isOneOf(AUDIT_AREA_NAMES), from: isCalendarDay, to: isCalendarDay } };

/** The audit log: who did what to whom, and whether it has been tampered with. */
export function AuditSection() {
  const t = useTranslate();
  const { query, ...filterProps } = useListQuery(LIST_FILTERS);
  const read = useAdminList('audit', query);
  const verify = useAdminWrite('verifyAudit');
  const { isBusy, attempt } = useAttempt('Failed to verify the audit log.');
  const [verdict, setVerdict] = useState<AuditVerdict>();
  return (
    <AdminSection
      description={t('Rows are only added, and each is linked to the one before it.')}
      actions={
        <>
          <Button loading={isBusy} loadingText={t('Verifying...')} onClick={() => attempt(async () => setVerdict(await verify()))}>
            {t('Verify the chain')}
          </Button>
          <CsvExportButton name="audit-log.csv" createText={async () => auditCsv(await read.readAll())}>
            {t('Export CSV')}
          </CsvExportButton>
        </>
      }
    >
      {verdict && <VerificationResult verdict={verdict} />}
      <AuditList {...listProps(read, 'Failed to load the audit log.')} {...filterProps} countExact={read.isTotalExact} />
    </AdminSection>
  );
}

function VerificationResult({ verdict: { rows, checkpoints, faults } }: { verdict: AuditVerdict }) {
  const { locale, translate: t } = useLocaleSettings();
  const isSound = faults.length === 0;
  return (
    <Banner
      tone={isSound ? 'positive' : 'critical'}
      title={isSound ? t('The audit log is sound') : t('The audit log was tampered with')}
      live
    >
      {isSound
        ? t('{rows} rows, compared with {checkpoints} notes kept outside the database.', { rows: rows.toLocaleString(locale), checkpoints })
        : faults.map((fault) => t(fault)).join(' ')}
    </Banner>
  );
}
