import {
  errorText,
  type UnitFilters,
  useAdminUnits,
  useChangeUnit,
  useChangeUnitContact,
  useChangeUnitState,
  useOrgUnits,
  useWholeUnits,
} from '@quad/api-client/hooks';
import { type AdminUnit, UNIT_STATES } from '@quad/domain/administration';
import { UNIT_CATEGORIES } from '@quad/domain/org-units';
import { Button, Inline, Stack, Text, useTranslate } from '@quad/ui';
import { NO_UNIT_FILTERS, type UnitAct, UnitDialog, UnitList, type UnitListFilters, unitsCsv } from '@quad/ui/features/administration';
import { useCallback, useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';
import { type ChangeTexts, ConfirmChange } from './ConfirmChange.tsx';
import { useSave } from './useSave.ts';

const LIST_FAILED = 'Failed to load the units.';

function readFilters({ search, category, state }: Readonly<Record<'search' | 'category' | 'state', string>>): UnitFilters {
  const knownCategory = UNIT_CATEGORIES.find((known) => known === category);
  const knownState = UNIT_STATES.find((known) => known === state);
  return {
    ...searchedFor(search),
    ...(knownCategory ? { category: knownCategory } : {}),
    ...(knownState ? { state: knownState } : {}),
  };
}

interface Opened {
  readonly act: UnitAct;
  readonly unit: AdminUnit;
}

/** Every unit, and what can be done to it. */
export function UnitsSection() {
  const t = useTranslate();
  const { _id } = useUser();
  const { bar, asked } = useQueryFilters<'search' | 'category' | 'state', UnitFilters>({ ...NO_UNIT_FILTERS }, readFilters);
  const { data, total, error, retry, loadMore } = useAdminUnits(asked);
  const [opened, setOpened] = useState<Opened>();
  const readAll = useWholeUnits();
  const { isSaving, save } = useSave('units.csv', async () => unitsCsv(await readAll(asked)));
  const onAct = useCallback((about: Opened) => setOpened(about), []);
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t('An archived unit keeps what it has done, and takes nothing new.')}</Text>
        <Inline>
          <Button loading={isSaving} loadingText={t('Exporting...')} onClick={save}>
            {t('Export CSV')}
          </Button>
          <Button href="/admin/imports?kind=units">{t('Bring units in')}</Button>
        </Inline>
      </Inline>
      <UnitList
        units={data}
        count={total}
        filters={bar.filters as UnitListFilters}
        onFiltersChange={(next) => bar.onFiltersChange({ ...next })}
        onAction={onAct}
        ownId={_id}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
      {opened && <Act {...opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

const STATE_TEXTS = {
  archive: {
    title: 'Archive {name}?',
    description: 'It takes no new events, positions, holders or units. What it has done stays, and it can be restored.',
    confirm: 'Archive',
    done: 'The unit is archived.',
  },
  restore: {
    title: 'Restore {name}?',
    description: 'It takes new events, positions, holders and units again.',
    confirm: 'Restore',
    done: 'The unit is restored.',
  },
} as const satisfies Readonly<Record<string, ChangeTexts>>;

function Act({ act, unit, onClose }: Opened & { onClose: () => void }) {
  const t = useTranslate();
  const { data: units = [] } = useOrgUnits();
  const change = useChangeUnit();
  const handOver = useChangeUnitContact();
  const changeState = useChangeUnitState();
  if (act === 'archive' || act === 'restore')
    return (
      <ConfirmChange
        texts={STATE_TEXTS[act]}
        name={unit.name}
        tone="neutral"
        failed={t('Failed to change the unit.')}
        onConfirm={() => changeState({ unitId: unit._id, state: act === 'archive' ? 'archived' : 'active' })}
        onClose={onClose}
      />
    );
  return (
    <UnitDialog
      act={act}
      unit={unit}
      units={units}
      onSubmit={async (input) => {
        await change(input);
        announceSaved('The unit was changed.');
      }}
      onContactSubmit={async (input) => {
        await handOver(input);
        announceSaved('The unit was handed over.');
      }}
      onClose={onClose}
    />
  );
}
