import type { ScheduleText } from '../schedule.ts';
import { day as dayStyle, leaf as leafStyle, month as monthStyle } from './EventLeaf.css.ts';

export interface EventLeafProps {
  leaf: ScheduleText['leaf'];
}

/** A calendar leaf with month and day. Decorative: show the date as text beside it. */
export function EventLeaf({ leaf: [month, day] = ['TBA', '–'] }: EventLeafProps) {
  return (
    <div className={leafStyle} aria-hidden="true">
      <span className={monthStyle}>{month}</span>
      <span className={dayStyle}>{day}</span>
    </div>
  );
}
