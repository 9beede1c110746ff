import { useAdminList } from '@quad/api-client/hooks';
import { OFFICE_KINDS, OFFICE_ORDERS, type OfficeHolder } from '@quad/domain/administration';
import { Button, useLocaleSettings } from '@quad/ui';
import { NO_OFFICE_FILTERS, OfficeList, officesCsv } from '@quad/ui/features/administration';
import { useState } from 'react';
import { useUser } from '../../app/useUser.ts';
import { AdminSection, CsvExportButton, isOneOf, listProps, useListQuery } from './AdminSection.tsx';
import { CorrectHolder } from './CorrectHolder.tsx';

const LIST_FILTERS = { defaults: NO_OFFICE_FILTERS, isAllowed: { kind: isOneOf(OFFICE_KINDS), order: isOneOf(OFFICE_ORDERS) } };

/** The office holders, and the sheet that hands the offices over. */
export function OfficesSection() {
  const { timeZone, translate: t } = useLocaleSettings();
  const { _id } = useUser();
  const { query, ...filterProps } = useListQuery(LIST_FILTERS);
  const read = useAdminList('offices', query);
  const [corrected, setCorrected] = useState<OfficeHolder>();
  return (
    <AdminSection
      description={t("To hand over offices, export the sheet, enter next year's addresses, and import it.")}
      actions={
        <>
          <CsvExportButton name="offices.csv" createText={async () => officesCsv(await read.readAll(), timeZone)}>
            {t('Export the sheet')}
          </CsvExportButton>
          <Button variant="primary" href="/admin/imports?kind=offices">
            {t('Hand over offices')}
          </Button>
        </>
      }
    >
      <OfficeList {...listProps(read, 'Failed to load the offices.')} {...filterProps} onCorrect={setCorrected} ownId={_id} />
      {corrected && <CorrectHolder holder={corrected} onClose={() => setCorrected(undefined)} />}
    </AdminSection>
  );
}
