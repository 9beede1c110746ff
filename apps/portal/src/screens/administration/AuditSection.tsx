import { type AuditFilters, errorText, useAuditLog, useVerifyAudit, useWholeAudit } from '@quad/api-client/hooks';
import { AUDIT_AREA_NAMES, type AuditVerdict } from '@quad/domain/administration';
import { isCalendarDay } from '@quad/domain/time';
import { Banner, Button, Inline, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import { AuditList, type AuditListFilters, auditCsv, NO_AUDIT_FILTERS } from '@quad/ui/features/administration';
import { useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useSave } from './useSave.ts';

const LIST_FAILED = 'Failed to load the audit log.';

type Names = 'search' | 'area' | 'from' | 'to';

function readFilters({ search, area, from, to }: Readonly<Record<Names, string>>): AuditFilters {
  const known = AUDIT_AREA_NAMES.find((each) => each === area);
  return {
    ...searchedFor(search),
    ...(known ? { area: known } : {}),
    ...(isCalendarDay(from) ? { from } : {}),
    ...(isCalendarDay(to) ? { to } : {}),
  };
}

/** Who did what to whom, and whether nobody has tampered with it. */
export function AuditSection() {
  const t = useTranslate();
  const { bar, asked } = useQueryFilters<Names, AuditFilters>({ ...NO_AUDIT_FILTERS }, readFilters);
  const { data, total, isTotalExact, error, retry, loadMore } = useAuditLog(asked);
  const readAll = useWholeAudit();
  const { isSaving, save } = useSave('audit-log.csv', async () => auditCsv(await readAll(asked)));
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t('Rows are only ever added, and each is bound to the one before it.')}</Text>
        <Button loading={isSaving} loadingText={t('Exporting...')} onClick={save}>
          {t('Export CSV')}
        </Button>
      </Inline>
      <Verification />
      <AuditList
        rows={data}
        count={total}
        countExact={isTotalExact}
        filters={bar.filters as AuditListFilters}
        onFiltersChange={(next) => bar.onFiltersChange({ ...next })}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
    </Stack>
  );
}

function Verification() {
  const { locale, translate: t } = useLocaleSettings();
  const verify = useVerifyAudit();
  const [isBusy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<AuditVerdict>();
  const examine = async () => {
    setBusy(true);
    try {
      setVerdict(await verify());
    } catch (error) {
      showShellToast({ tone: 'critical', description: errorText(error, 'Failed to verify the audit log.') });
    } finally {
      setBusy(false);
    }
  };
  const button = (
    <Button size="s" loading={isBusy} loadingText={t('Verifying...')} onClick={() => void examine()}>
      {t('Verify the chain')}
    </Button>
  );
  if (!verdict) return <Inline>{button}</Inline>;
  const values = { rows: verdict.rows.toLocaleString(locale), checkpoints: verdict.checkpoints };
  const isSound = verdict.faults.length === 0;
  return (
    <Banner
      tone={isSound ? 'positive' : 'critical'}
      title={isSound ? t('The audit log is sound') : t('The audit log was tampered with')}
      actions={button}
      live
    >
      {isSound
        ? t('{rows} rows, compared with {checkpoints} notes kept outside the database.', values)
        : verdict.faults.map((fault) => t(fault)).join(' ')}
    </Banner>
  );
}
