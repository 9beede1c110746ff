import type { Position } from '@quad/domain/positions';
import { formatLongDate } from '@quad/domain/time';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { lines } from './PositionDialog.css.ts';

export interface PositionDialogProps {
  /** The position; missing values are a dash. */
  position: Position;
  /** Called when the dialog is closed: stop rendering it. */
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

/** All details of a position. It is open while it is rendered; load it lazily. */
export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const { requirements } = position;
  const items = [
    { label: t('Unit'), value: position.unit_id?.name },
    { label: t('Type'), value: position.position_type },
    { label: t('Places in a tenure'), value: position.position_count },
    { label: t('Minimum CGPA'), value: requirements.min_cgpa },
    { label: t('Minimum year'), value: requirements.min_year },
    { label: t('Skills required'), value: requirements.skills_required.join(', ') },
    { label: t('Responsibilities'), value: lineList(position.responsibilities) },
    { label: t('Description'), value: position.description },
    { label: t('Created'), value: formatLongDate(position.created_at, timeZone, locale) },
    { label: t('Last updated'), value: formatLongDate(position.updated_at, timeZone, locale) },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={position.title} description={t('Position details')} size="l">
      <KeyValueList items={items} />
    </Dialog>
  );
}
