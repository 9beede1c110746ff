import type { Language } from '@quad/domain/language';
import { EXPORT_PAGE_TEXTS, EXPORT_SECTION_TEXTS, type ExportSection } from '@quad/domain/personal-data';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';
import { translationOf } from '../../mail/translation.ts';
import { textForHtml } from '../../textForHtml.ts';
import type { ExportLine } from './personalData.repo.ts';

/** Content of an archive. */
export interface ArchiveContent {
  readonly name: string;
  readonly portal: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly readAt: Date;
  readonly sections: readonly (readonly [ExportSection, readonly ExportLine[]])[];
  /** The person's own photo; undefined if there is none. */
  readonly photo: Uint8Array | undefined;
}

/** Creates a ZIP archive with an HTML page, and the same data as JSON and as one CSV file per section. */
export function makeArchive(content: ArchiveContent): Uint8Array {
  const { readAt, sections, photo } = content;
  const json = { read_at: readAt.toISOString(), ...Object.fromEntries(sections) };
  const files: Record<string, Uint8Array> = {
    'index.html': strToU8(archivePage(content)),
    'data.json': strToU8(`${JSON.stringify(json, null, 2)}\n`),
    ...Object.fromEntries(
      sections.filter(([, lines]) => lines.length > 0).map(([name, lines]) => [`csv/${name}.csv`, strToU8(csvOf(lines))]),
    ),
    ...(photo && { 'photo.webp': photo }),
  };
  return zipSync(files, { mtime: readAt });
}

/** A CSV file for spreadsheets: UTF-8 with a byte order mark, and escaped formulas. */
function csvOf(lines: readonly ExportLine[]): string {
  const rows = lines.map((line) => Object.fromEntries(Object.entries(line).map(([name, value]) => [name, textOf(value)])));
  return stringify(rows, { header: true, bom: true, escape_formulas: true });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The HTML page. It loads no resources, runs no scripts and can be printed. */
export function archivePage({ name, portal, timeZone, language, readAt, sections, photo }: ArchiveContent): string {
  const { translate: t } = translationOf(language);
  const title = textForHtml(t(EXPORT_PAGE_TEXTS.title, { portal, name }));
  const moment = `${campusDay(readAt, timeZone)} ${campusTimeOfDay(readAt, timeZone)}`;
  const cell = (value: unknown) => textForHtml(textOf(value));
  const parts = sections.map(([section, lines]) => {
    const heading = `<h2>${textForHtml(t(EXPORT_SECTION_TEXTS[section]))}</h2>`;
    const [first] = lines;
    if (!first) return `<section>\n${heading}\n<p>${textForHtml(t(EXPORT_PAGE_TEXTS.nothing))}</p>\n</section>`;
    const single = lines.length === 1;
    const columns = Object.keys(first);
    const table = single
      ? columns.map((column) => `<tr><th scope="row">${textForHtml(labelOf(column))}</th><td>${cell(first[column])}</td></tr>`)
      : [
          `<tr>${columns.map((column) => `<th scope="col">${textForHtml(labelOf(column))}</th>`).join('')}</tr>`,
          ...lines.map((line) => `<tr>${columns.map((column) => `<td>${cell(line[column])}</td>`).join('')}</tr>`),
        ];
    return `<section>\n${heading}\n<div class="table"><table>\n${table.join('\n')}\n</table></div>\n</section>`;
  });
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${title}</h1>`,
    ...(photo ? [`<img src="photo.webp" alt="${textForHtml(name)}" width="128" height="128">`] : []),
    ...[t(EXPORT_PAGE_TEXTS.asOf, { moment, zone: timeZone }), t(EXPORT_PAGE_TEXTS.anonymous), t(EXPORT_PAGE_TEXTS.names)].map(
      (text) => `<p>${textForHtml(text)}</p>`,
    ),
    ...parts,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function labelOf(column: string): string {
  return column.replaceAll('_', ' ');
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:64rem;margin:0 auto;padding:1.5rem}' +
  'table{border-collapse:collapse}th,td{padding:.25rem .75rem;border:1px solid #8a93a0;text-align:start;vertical-align:top;overflow-wrap:anywhere}' +
  '.table{overflow-x:auto}h2{margin-block:2rem .5rem;font-size:1.25rem}';
