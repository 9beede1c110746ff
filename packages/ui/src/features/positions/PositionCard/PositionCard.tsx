import type { Position } from '@quad/domain/positions';
import { formatLongDate } from '@quad/domain/time';
import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ComingSoonActions } from '../ComingSoonActions/ComingSoonActions.tsx';
import { card, dates, foot, kind, title as titleStyle, unit } from './PositionCard.css.ts';

export interface PositionCardProps {
  /** The position. */
  position: Position;
  /** Somebody wants to know more: open the PositionDialog. */
  onView: (position: Position) => void;
}

/** A position in short, inside a card or a row; the details are one press away. */
export function PositionCard({ position, onView }: PositionCardProps) {
  const t = useTranslate();
  const { timeZone, locale } = useLocaleSettings();
  const titleId = useId();
  return (
    <div className={card}>
      <p id={titleId} className={titleStyle}>
        {position.title}
      </p>
      <div className={kind}>{position.position_type && <Badge variant="outline">{position.position_type}</Badge>}</div>
      <p className={unit}>{position.unit_id?.name ?? t('No unit')}</p>
      <p className={dates}>
        {t('Created {day}', { day: formatLongDate(position.created_at, timeZone, locale) || '–' })} ·{' '}
        {t('Last updated {day}', { day: formatLongDate(position.updated_at, timeZone, locale) || '–' })}
      </p>
      <div className={foot}>
        <ComingSoonActions name={position.title}>
          <Button size="s" variant="quiet" aria-describedby={titleId} onClick={() => onView(position)}>
            {t('View Details')}
          </Button>
        </ComingSoonActions>
      </div>
    </div>
  );
}
