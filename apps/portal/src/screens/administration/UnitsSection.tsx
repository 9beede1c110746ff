import { useAdminList, useAdminWrite, useOrgUnits } from '@quad/api-client/hooks';
import { type AdminUnit, UNIT_ORDERS, UNIT_STATES } from '@quad/domain/administration';
import { UNIT_CATEGORIES } from '@quad/domain/org-units';
import { Button, useTranslate } from '@quad/ui';
import { NO_UNIT_FILTERS, type UnitAction, UnitDialog, UnitList, unitsCsv } from '@quad/ui/features/administration';
import { useState } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useUser } from '../../app/useUser.ts';
import { AdminSection, CsvExportButton, isOneOf, listProps, useListQuery } from './AdminSection.tsx';
import { type ChangeTexts, ConfirmChange } from './ConfirmChange.tsx';

const LIST_FILTERS = {
  defaults: NO_UNIT_FILTERS,
  isAllowed: { category: isOneOf(UNIT_CATEGORIES), state: isOneOf(UNIT_STATES), order: isOneOf(UNIT_ORDERS) },
};

interface OpenDialog {
  readonly action: UnitAction;
  readonly unit: AdminUnit;
}

/** All units and the actions on them. */
export function UnitsSection() {
  const t = useTranslate();
  const { _id } = useUser();
  const { query, ...filterProps } = useListQuery(LIST_FILTERS);
  const read = useAdminList('units', query);
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <AdminSection
      description={t('An archived unit keeps its history and accepts nothing new.')}
      actions={
        <>
          <CsvExportButton name="units.csv" createText={async () => unitsCsv(await read.readAll())}>
            {t('Export CSV')}
          </CsvExportButton>
          <Button href="/admin/imports?kind=units">{t('Import units')}</Button>
        </>
      }
    >
      <UnitList {...listProps(read, 'Failed to load the units.')} {...filterProps} onAction={setDialog} ownId={_id} />
      {dialog && <ActionDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </AdminSection>
  );
}

const STATE_TEXTS = {
  archive: {
    title: 'Archive {name}?',
    description: 'It accepts no new events, positions, holders or units. Its history stays, and it can be restored.',
    confirm: 'Archive',
    done: 'The unit is archived.',
  },
  restore: {
    title: 'Restore {name}?',
    description: 'It accepts new events, positions, holders and units again.',
    confirm: 'Restore',
    done: 'The unit is restored.',
  },
} as const satisfies Readonly<Record<string, ChangeTexts>>;

function ActionDialog({ action, unit, onClose }: OpenDialog & { onClose: () => void }) {
  const t = useTranslate();
  const { data: units = [] } = useOrgUnits();
  const change = withSuccessToast(useAdminWrite('changeUnit'), 'The unit was changed.');
  const handOver = withSuccessToast(useAdminWrite('changeUnitContact'), 'The unit was handed over.');
  const changeState = useAdminWrite('changeUnitState');
  if (action === 'archive' || action === 'restore')
    return (
      <ConfirmChange
        texts={STATE_TEXTS[action]}
        name={unit.name}
        tone="neutral"
        failed={t('Failed to change the unit.')}
        onConfirm={() => changeState({ unitId: unit._id, state: action === 'archive' ? 'archived' : 'active' })}
        onClose={onClose}
      />
    );
  return <UnitDialog action={action} unit={unit} units={units} onSubmit={change} onContactSubmit={handOver} onClose={onClose} />;
}
