import type { ScheduleText } from '../schedule.ts';
import { day as dayStyle, leaf as leafStyle, month as monthStyle } from './EventLeaf.css.ts';

export interface EventLeafProps {
  leaf: ScheduleText['leaf'];
}

/** A leaf torn off the calendar. It is for the eye: the date has to be written beside it. */
export function EventLeaf({ leaf: [month, day] = ['TBA', '–'] }: EventLeafProps) {
  return (
    <div className={leafStyle} aria-hidden="true">
      <span className={monthStyle}>{month}</span>
      <span className={dayStyle}>{day}</span>
    </div>
  );
}
