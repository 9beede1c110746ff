import type { Position } from '@quad/domain/positions';
import { formatLongDate } from '@quad/domain/time';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { lines } from './PositionDialog.css.ts';

export interface PositionDialogProps {
  /** The position; what is not known of it has a dash. */
  position: Position;
  /** Asked for by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

function lineList(texts: readonly string[]) {
  if (texts.length === 0) return undefined;
  return (
    <ul className={lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Everything about a position. It is open as long as it is rendered; load it lazily. */
export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const { timeZone } = useLocaleSettings();
  const { requirements } = position;
  const items = [
    { label: 'Unit', value: position.unit_id?.name },
    { label: 'Type', value: position.position_type },
    { label: 'Places in a tenure', value: position.position_count },
    { label: 'Minimum CGPA', value: requirements.min_cgpa },
    { label: 'Minimum year', value: requirements.min_year },
    { label: 'Skills required', value: requirements.skills_required.join(', ') },
    { label: 'Responsibilities', value: lineList(position.responsibilities) },
    { label: 'Description', value: position.description },
    { label: 'Created', value: formatLongDate(position.created_at, timeZone) },
    { label: 'Last updated', value: formatLongDate(position.updated_at, timeZone) },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={position.title} description="Position details" size="large">
      <KeyValueList items={items} />
    </Dialog>
  );
}
