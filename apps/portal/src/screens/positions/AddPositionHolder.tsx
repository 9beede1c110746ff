import { useAppointPositionHolder, usePositionSearch, usePositions, useStudentSearch } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { type Position, type PositionHolderInput, tenureOfDay } from '@quad/domain/positions';
import { PositionHolderForm } from '@quad/ui/features/positions';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useCampusYear, useToday } from '../../app/useNow.ts';
import { useUser } from '../../app/useUser.ts';

const NONE: readonly Position[] = [];

/** 'Add Position Holder (POR)'. If lists do not load, that is logged and the form offers no choices. */
export function AddPositionHolder() {
  const user = useUser();
  const searchUsers = useStudentSearch();
  const { data: positions = NONE, hasMore } = usePositions();
  const searchPositions = usePositionSearch();
  const appoint = useAppointPositionHolder();
  const save = async (holder: PositionHolderInput) => {
    await appoint(holder);
    announceSaved(POSITION_TEXTS.holderCreated);
  };
  return (
    <PositionHolderForm
      onSearchUsers={searchUsers}
      positions={positions}
      onSearchPositions={hasMore ? searchPositions : undefined}
      appointer={user}
      currentYear={useCampusYear()}
      currentTenure={tenureOfDay(useToday())}
      onSubmit={save}
      onCancel={useGoBack('/cosa')}
    />
  );
}
