import {
  type AdminPositionFilters,
  errorText,
  useAdminPositions,
  useChangePosition,
  useCorrectHolder,
  useHoldings,
  useOrgUnits,
} from '@quad/api-client/hooks';
import type { AdminPosition, Holding } from '@quad/domain/administration';
import { campusDay } from '@quad/domain/time';
import { Button, Inline, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import {
  type AdminPositionAct,
  AdminPositionDialog,
  AdminPositionList,
  type AdminPositionListFilters,
  HolderDialog,
  HoldingsDialog,
  NO_ADMIN_POSITION_FILTERS,
} from '@quad/ui/features/administration';
import { useCallback, useMemo, useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';

const LIST_FAILED = 'Failed to load the positions.';
const HOLDERS_FAILED = 'Failed to load the holders.';
const NONE: readonly never[] = [];

function readFilters({ search, unit }: Readonly<Record<'search' | 'unit', string>>): AdminPositionFilters {
  return { ...searchedFor(search), ...(unit ? { unit } : {}) };
}

interface Opened {
  readonly act: AdminPositionAct;
  readonly position: AdminPosition;
}

/** Every position, who holds it and who held it, and what can be put right of them. */
export function PositionsSection() {
  const t = useTranslate();
  const { bar, asked } = useQueryFilters<'search' | 'unit', AdminPositionFilters>({ ...NO_ADMIN_POSITION_FILTERS }, readFilters);
  const { data, total, error, retry, loadMore } = useAdminPositions(asked);
  const { data: units = NONE } = useOrgUnits();
  const byName = useMemo(() => units.toSorted((one, other) => one.name.localeCompare(other.name)), [units]);
  const [opened, setOpened] = useState<Opened>();
  const change = useChangePosition();
  const close = () => setOpened(undefined);
  const onAct = useCallback((about: Opened) => setOpened(about), []);
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t('What somebody holds is ended or put right here; a sheet of offices hands it over.')}</Text>
        <Inline>
          <Button href="/admin/imports?kind=positions">{t('Bring positions in')}</Button>
        </Inline>
      </Inline>
      <AdminPositionList
        positions={data}
        count={total}
        units={byName}
        filters={bar.filters as AdminPositionListFilters}
        onFiltersChange={(next) => bar.onFiltersChange({ ...next })}
        onAction={onAct}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
      {opened?.act === 'holders' && <Holders position={opened.position} onClose={close} />}
      {opened?.act === 'change' && (
        <AdminPositionDialog
          position={opened.position}
          onSubmit={async (input) => {
            await change(input);
            announceSaved('The position was corrected.');
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** The holders of a position, and in their place the form for one of them while it is corrected. */
function Holders({ position, onClose }: { position: AdminPosition; onClose: () => void }) {
  const { timeZone } = useLocaleSettings();
  const { _id } = useUser();
  const { data, total, error, retry, loadMore } = useHoldings(position._id);
  const correct = useCorrectHolder();
  const [corrected, setCorrected] = useState<Holding>();
  if (corrected) {
    const { _id: holderId, person, tenure, status, appointed_on } = corrected;
    const about = { kind: 'position', office: position.title, unit: position.unit.name, until: null } as const;
    return (
      <HolderDialog
        holder={{ ...about, _id: holderId, holder_id: holderId, person, tenure, status, appointed_on }}
        currentYear={Number(campusDay(new Date(), timeZone).slice(0, 4))}
        onCorrect={async (input) => announceSaved(await correct(input))}
        onClose={() => setCorrected(undefined)}
      />
    );
  }
  return (
    <HoldingsDialog
      position={position}
      holdings={data}
      count={total}
      ownId={_id}
      onCorrect={setCorrected}
      error={error && errorText(error, HOLDERS_FAILED)}
      onRetry={retry}
      onLoadMore={loadMore}
      onClose={onClose}
    />
  );
}
