import { useAdminList, useAdminWrite, useOrgUnits } from '@quad/api-client/hooks';
import type { AdminPosition, Holding } from '@quad/domain/administration';
import { POSITION_ORDERS } from '@quad/domain/positions';
import { Button, useTranslate } from '@quad/ui';
import {
  type AdminPositionAction,
  AdminPositionDialog,
  AdminPositionList,
  HoldingsDialog,
  NO_ADMIN_POSITION_FILTERS,
} from '@quad/ui/features/administration';
import { useMemo, useState } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useUser } from '../../app/useUser.ts';
import { AdminSection, isOneOf, listProps, useListQuery } from './AdminSection.tsx';
import { CorrectHolder } from './CorrectHolder.tsx';

const NONE: readonly never[] = [];

const LIST_FILTERS = { defaults: NO_ADMIN_POSITION_FILTERS, isAllowed: { unit: () => true, order: isOneOf(POSITION_ORDERS) } };

interface Opened {
  readonly action: AdminPositionAction;
  readonly position: AdminPosition;
}

/** All positions with their current and past holders, which can be corrected. */
export function PositionsSection() {
  const t = useTranslate();
  const { query, ...filterProps } = useListQuery(LIST_FILTERS);
  const read = useAdminList('positions', query);
  const { data: units = NONE } = useOrgUnits();
  const byName = useMemo(() => units.toSorted((one, other) => one.name.localeCompare(other.name)), [units]);
  const [opened, setOpened] = useState<Opened>();
  const change = withSuccessToast(useAdminWrite('changePosition'), 'The position was corrected.');
  const close = () => setOpened(undefined);
  return (
    <AdminSection
      description={t('Positions that people hold are ended or corrected here; a sheet of offices hands them over.')}
      actions={<Button href="/admin/imports?kind=positions">{t('Import positions')}</Button>}
    >
      <AdminPositionList {...listProps(read, 'Failed to load the positions.')} {...filterProps} units={byName} onAction={setOpened} />
      {opened?.action === 'holders' && <Holders position={opened.position} onClose={close} />}
      {opened?.action === 'change' && <AdminPositionDialog position={opened.position} onSubmit={change} onClose={close} />}
    </AdminSection>
  );
}

/** The holders of a position, or the form that corrects one of them. */
function Holders({ position, onClose }: { position: AdminPosition; onClose: () => void }) {
  const { _id } = useUser();
  const read = useAdminList('holdings', { position: position._id });
  const [corrected, setCorrected] = useState<Holding>();
  if (corrected) {
    const { _id: holderId, person, tenure, status, appointed_on } = corrected;
    const about = { kind: 'position', office: position.title, unit: position.unit.name, until: null } as const;
    return (
      <CorrectHolder
        holder={{ ...about, _id: holderId, holder_id: holderId, person, tenure, status, appointed_on }}
        onClose={() => setCorrected(undefined)}
      />
    );
  }
  return (
    <HoldingsDialog
      {...listProps(read, 'Failed to load the holders.')}
      position={position}
      ownId={_id}
      onCorrect={setCorrected}
      onClose={onClose}
    />
  );
}
