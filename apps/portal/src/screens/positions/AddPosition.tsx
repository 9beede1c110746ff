import { useCreatePosition, useEventUnits } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import { hasOneUnit, type PositionInput } from '@quad/domain/positions';
import { Spinner, useTranslate } from '@quad/ui';
import { PositionForm } from '@quad/ui/features/positions';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useGoBack } from '../../app/useGoBack.ts';
import { useRole } from '../../app/useUser.ts';

const NONE: readonly UnitReference[] = [];

/** 'Add Position'. If units do not load, that is logged and the form offers none. */
export function AddPosition() {
  const t = useTranslate();
  const role = useRole();
  // A position may belong to any unit that the person may plan events for.
  const { data: units = NONE, isLoading } = useEventUnits();
  const create = useCreatePosition();
  const goBack = useGoBack('/cosa');
  const save = async (position: PositionInput) => {
    await create(position);
    announceSaved(POSITION_TEXTS.created);
  };
  if (isLoading) return <Spinner label={t('Loading units...')} />;
  return <PositionForm units={units} unitFixed={hasOneUnit(role)} onSubmit={save} onCancel={goBack} />;
}
