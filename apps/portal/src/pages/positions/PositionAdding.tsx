import { useCreatePosition, useOrgUnits } from '@quad/api-client/hooks';
import { roleOrStudent } from '@quad/domain/access';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { unitsForPositions } from '@quad/domain/org-units';
import type { PositionInput } from '@quad/domain/positions';
import { Spinner } from '@quad/ui';
import { announceSaved } from '../../app/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useUser } from '../../app/useUser.ts';
import { PositionForm } from './positionDialogs.ts';

/** 'Add Position'. Units that cannot be loaded are logged, and the form then has none to choose. */
export function PositionAdding() {
  const { role: named, username } = useUser();
  const role = roleOrStudent(named);
  const { data: units = [], isLoading } = useOrgUnits();
  const create = useCreatePosition();
  const goBack = useGoBack('/cosa');
  const save = async (position: PositionInput) => {
    await create(position);
    announceSaved(POSITION_TEXTS.created);
  };
  if (isLoading) return <Spinner label="Loading units..." />;
  return (
    <PositionForm
      units={unitsForPositions({ role, username }, units)}
      isUnitGiven={role === 'CLUB_COORDINATOR'}
      onSubmit={save}
      onCancel={goBack}
    />
  );
}
