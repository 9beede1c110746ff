import { isInstant } from '../fields/dates.ts';
import { campusDay, campusTimeOfDay, instantAt } from '../time/campusTime.ts';

/** Several texts as one cell, with semicolons between them. A semicolon within a text stands after a backslash, as does a backslash. */
export function toListCell(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, '\\$&')).join('; ');
}

/** The texts of such a cell; blank ones are none. */
export function fromListCell(cell: string): string[] {
  const texts = cell.match(/(?:\\[\s\S]|[^;])+/g) ?? [];
  return texts.map((text) => text.trim().replaceAll(/\\([\\;])/g, '$1')).filter((text) => text !== '');
}

/** A moment as a cell, by the clock on campus; one that clocks cannot tell to the minute stands with its zone. */
export function toMomentCell(moment: Date | null, timeZone: string): string {
  if (moment === null) return '';
  const [day, time] = [campusDay(moment, timeZone), campusTimeOfDay(moment, timeZone)];
  return instantAt(day, time, timeZone).getTime() === moment.getTime() ? `${day} ${time}` : moment.toISOString();
}

/** The moment of such a cell as ISO text; blank for none, undefined for what is no moment. Seconds that are none may be there. */
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

/** What a cell says to a question; undefined for neither yes nor no. */
export function fromAnswerCell(cell: string): boolean | undefined {
  const answer = cell.toLowerCase();
  return YES.includes(answer) ? true : NO.includes(answer) ? false : undefined;
}

/** The one of a list that a cell means, whatever its case; what is none of them stays as it is, for the rule to refuse. */
export function fromChoiceCell<const Choice extends string>(cell: string, choices: readonly Choice[]): Choice | string {
  return choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()) ?? cell;
}
