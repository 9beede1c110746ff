import { errorText, type OfficeFilters, useCorrectHolder, useOffices, useWholeOffices } from '@quad/api-client/hooks';
import { OFFICE_KINDS, type OfficeHolder } from '@quad/domain/administration';
import { campusDay } from '@quad/domain/time';
import { Button, Inline, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import { HolderDialog, NO_OFFICE_FILTERS, OfficeList, type OfficeListFilters, officesCsv } from '@quad/ui/features/administration';
import { useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';
import { useSave } from './useSave.ts';

const LIST_FAILED = 'Failed to load the offices.';

function readFilters({ search, kind }: Readonly<Record<'search' | 'kind', string>>): OfficeFilters {
  const known = OFFICE_KINDS.find((each) => each === kind);
  return { ...searchedFor(search), ...(known ? { kind: known } : {}) };
}

/** Who holds which office, and the sheet that hands them over. */
export function OfficesSection() {
  const t = useTranslate();
  const { timeZone } = useLocaleSettings();
  const { bar, asked } = useQueryFilters<'search' | 'kind', OfficeFilters>({ ...NO_OFFICE_FILTERS }, readFilters);
  const { data, total, error, retry, loadMore } = useOffices(asked);
  const { _id } = useUser();
  const correct = useCorrectHolder();
  const [corrected, setCorrected] = useState<OfficeHolder>();
  const readAll = useWholeOffices();
  const { isSaving, save } = useSave('offices.csv', async () => officesCsv(await readAll(asked), timeZone));
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t("To hand offices over, save the sheet, put next year's addresses into it, and bring it back.")}</Text>
        <Inline>
          <Button loading={isSaving} loadingText={t('Exporting...')} onClick={save}>
            {t('Save the sheet')}
          </Button>
          <Button variant="primary" href="/admin/imports?kind=offices">
            {t('Hand offices over')}
          </Button>
        </Inline>
      </Inline>
      <OfficeList
        offices={data}
        count={total}
        filters={bar.filters as OfficeListFilters}
        onFiltersChange={(next) => bar.onFiltersChange({ ...next })}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
        onCorrect={setCorrected}
        ownId={_id}
      />
      {corrected && (
        <HolderDialog
          holder={corrected}
          currentYear={Number(campusDay(new Date(), timeZone).slice(0, 4))}
          onCorrect={async (input) => announceSaved(await correct(input))}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Stack>
  );
}
