import { describePositionHolder, type PositionHolder } from '@quad/domain/positions';
import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';
import { ComingSoonActions } from '../ComingSoonActions/ComingSoonActions.tsx';
import { badge, card, facts, foot, name as nameStyle, status } from './PositionHolderCard.css.ts';

export interface PositionHolderCardProps {
  /** The holder, with person and position as far as they are known. */
  holder: PositionHolder;
  /** Somebody wants to know more: open the PositionHolderDialog. */
  onView: (holder: PositionHolder) => void;
}

/** Somebody as the holder of a position, in short, inside a card or a row; the details are one press away. */
export function PositionHolderCard({ holder, onView }: PositionHolderCardProps) {
  const t = useTranslate();
  const nameId = useId();
  const { name, department, position, studentId } = describePositionHolder(holder);
  return (
    <div className={card}>
      <p id={nameId} className={nameStyle}>
        {name || t('Unknown person')}
      </p>
      <div className={status}>
        <PositionHolderStatusBadge status={holder.status} />
      </div>
      <p className={facts}>{[department, studentId && t('ID {id}', { id: studentId }), holder.tenure_year].filter(Boolean).join(' · ')}</p>
      <div className={badge}>
        <Badge variant="outline">{position || t('Unknown position')}</Badge>
      </div>
      <div className={foot}>
        <ComingSoonActions name={name || t('Unknown person')}>
          <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onView(holder)}>
            {t('View Details')}
          </Button>
        </ComingSoonActions>
      </div>
    </div>
  );
}
