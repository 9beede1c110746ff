import { isInstant } from '../fields/dates.ts';
import { campusDay, campusTimeOfDay, instantAt } from '../time/campusTime.ts';

/** Joins texts with semicolons into one cell. Semicolons and backslashes within a text are escaped with a backslash. */
export function toListCell(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join('; ');
}

/** Splits such a cell; drops blank texts. */
export function fromListCell(cell: string): string[] {
  const texts = cell.match(/(?:\\[\s\S]|[^;])+/g) ?? [];
  return texts.map((text) => text.trim().replaceAll(/\\([\\;])/g, '$1')).filter((text) => text !== '');
}

/** Formats a time as a cell in campus time; one that is ambiguous to the minute includes its offset. */
export function toMomentCell(moment: Date | null, timeZone: string): string {
  if (moment === null) return '';
  const [day, time] = [campusDay(moment, timeZone), campusTimeOfDay(moment, timeZone)];
  return instantAt(day, time, timeZone).getTime() === moment.getTime() ? `${day} ${time}` : moment.toISOString();
}

/** Parses such a cell to ISO text; blank for an empty cell, undefined if it is not a time. Zero seconds are accepted. */
export function fromMomentCell(cell: string, timeZone: string): string | undefined {
  if (cell === '') return cell;
  if (isInstant(cell)) return new Date(cell).toISOString();
  const isWritten = /^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d(:00)?$/.test(cell);
  const [day, time] = isWritten ? [cell.slice(0, 10), cell.slice(11, 16)] : ['', ''];
  const moment = instantAt(day, time, timeZone);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const YES = ['yes', 'true', '1', 'y'];
const NO = ['', 'no', 'false', '0', 'n'];

/** Parses a yes/no cell; undefined if it is neither. */
export function fromAnswerCell(cell: string): boolean | undefined {
  const answer = cell.toLowerCase();
  return YES.includes(answer) ? true : NO.includes(answer) ? false : undefined;
}

/** Returns the choice that a cell matches, case-insensitively; an unknown value is returned as is, for validation to reject. */
export function fromChoiceCell<const Choice extends string>(cell: string, choices: readonly Choice[]): Choice | string {
  return choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()) ?? cell;
}
