import { errorText, useJournal } from '@quad/api-client/hooks';
import { MONEY_TEXTS, UNIT_YEAR_TEXTS, type UnitYear } from '@quad/domain/ledger';
import { BackLink, Button, ErrorState, Inline, Spinner, Stack, useTranslate } from '@quad/ui';
import { YearSheet } from '@quad/ui/features/money';
import { useNow } from '../../app/useNow.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

/** Maximum page size of the server. */
const MAX_PRINTED = 1000;

/** A unit's year as a sheet to print and sign. */
export function PrintedYear({ unitYear, backHref }: { unitYear: UnitYear; backHref: string }) {
  const t = useTranslate();
  const now = useNow();
  const { name } = useInstitute();
  const { unit, year } = unitYear;
  const { data, total, error, retry } = useJournal(unit._id, year, MAX_PRINTED);
  return (
    <Stack gap="l">
      <Inline justify="between">
        <BackLink href={backHref}>{t(UNIT_YEAR_TEXTS.backToUnit)}</BackLink>
        {data && (
          <Button variant="primary" onClick={() => window.print()}>
            {t('Print')}
          </Button>
        )}
      </Inline>
      {data ? (
        <YearSheet unitYear={unitYear} entries={data} itemCount={total ?? data.length} institute={name} asOf={now} />
      ) : error ? (
        <ErrorState description={errorText(error, UNIT_YEAR_TEXTS.journalFailed)} onRetry={retry} />
      ) : (
        <Spinner label={t(MONEY_TEXTS.loading)} />
      )}
    </Stack>
  );
}
