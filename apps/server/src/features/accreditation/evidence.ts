import { type AccreditationKind, peopleCell } from '@quad/domain/accreditation';
import type { EventReportFigures } from '@quad/domain/event-reports';
import { campusDay } from '@quad/domain/time';
import { strToU8 } from 'fflate';
import type { Context } from '../../context.ts';
import { textForHtml } from '../../textForHtml.ts';
import { figuresBy, photosBy, readReportImage } from '../event-reports/reportEvidence.service.ts';
import type { OpenTemplate } from './accreditation.service.ts';
import { csvOf, type Rows } from './csv.ts';
import { findCodes, findReports, type ReportEvidence } from './evidence.repo.ts';
import { readRows } from './reading.ts';
import type { ZippedFile } from './zipped.ts';

/** Maximum number of photos in an archive; reports are always complete. */
const MAX_FOLDER_PHOTOS = 1000;
const NUMBER_DIGITS = 4;

interface NumberedReport extends ReportEvidence {
  readonly number: string;
  /** Number of its photos in the archive. */
  readonly photosInFolder: number;
}

/** The ids of a template's rows, in pages. */
async function* idsOf(context: Context, opened: OpenTemplate): AsyncGenerator<string[]> {
  for await (const rows of readRows(context, opened).pages) yield rows.map(({ _id }) => _id);
}

/** The reports of a template's events, in pages. Reading them twice gives the same numbers. */
async function* reportsOf(context: Context, opened: OpenTemplate): AsyncGenerator<NumberedReport[]> {
  const { db, instituteId } = context;
  let count = 0;
  let photosLeft = MAX_FOLDER_PHOTOS;
  for await (const ids of idsOf(context, opened)) {
    const reports = await findReports(db, { instituteId, ids, by: opened.window.by });
    yield reports.map((report) => {
      count += 1;
      const photosInFolder = Math.min(report.photos, photosLeft);
      photosLeft -= photosInFolder;
      return { ...report, photosInFolder, number: String(count).padStart(NUMBER_DIGITS, '0') };
    });
  }
}

const reportName = ({ number }: NumberedReport) => `reports/${number}.html`;
const photoName = ({ number }: NumberedReport, index: number) => `photos/${number}-${index + 1}.webp`;

async function* reportsTable(context: Context, opened: OpenTemplate): AsyncGenerator<Rows> {
  const { timeZone } = context.config.institute;
  yield [['day', 'event', 'report', 'photos', 'photos here', 'certificates']];
  for await (const reports of reportsOf(context, opened))
    yield reports.map((report) => [
      ...[report.startsAt ? campusDay(report.startsAt, timeZone) : '', report.title, reportName(report)],
      ...[report.photos, report.photosInFolder, peopleCell(report.certificates)],
    ]);
}

interface ShownPhoto {
  readonly place: string | null;
  readonly takenAt: string | null;
}

/** A report as a standalone HTML page that can be printed. All values are escaped. */
function reportHtml(report: NumberedReport, figures: EventReportFigures, photos: readonly ShownPhoto[], day: string): string {
  const facts: readonly (readonly [string, string | number])[] = [
    ['Date', day],
    ['Organized by', report.unit],
    ['Venue', report.venue],
    ['Registered', figures.registered],
    ['Checked in', figures.came],
    ['Hours', figures.hours],
    ...figures.days.map((each) => [`Checked in on ${each.day}`, each.came] as const),
  ];
  const title = textForHtml(report.title);
  return [
    '<!doctype html>',
    `<html><head><meta charset="utf-8"><title>${title}</title>`,
    '<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}td{padding-inline-start:1rem}th{text-align:start}img{max-width:100%}figure{margin:1rem 0;break-inside:avoid}</style>',
    `</head><body><h1>${title}</h1><table>`,
    ...facts.map(([name, value]) => `<tr><th scope="row">${textForHtml(name)}</th><td>${textForHtml(String(value))}</td></tr>`),
    '</table>',
    ...report.text.split(/\n{2,}/).map((part) => `<p>${textForHtml(part).replaceAll('\n', '<br>')}</p>`),
    ...photos.map(
      ({ place, takenAt }, index) =>
        `<figure><img src="../${photoName(report, index)}" alt="Photo ${index + 1}"><figcaption>${textForHtml([takenAt, place].filter(Boolean).join(', '))}</figcaption></figure>`,
    ),
    '</body></html>',
  ].join('\n');
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Reports of events with their photos; only one file at a time is in memory. */
async function* eventEvidence(context: Context, opened: OpenTemplate): AsyncGenerator<ZippedFile> {
  const { by } = opened.window;
  const { timeZone } = context.config.institute;
  yield ['evidence.csv', csvOf(reportsTable(context, opened))];
  for await (const reports of reportsOf(context, opened)) {
    for (const report of reports) {
      const photos = report.photosInFolder > 0 ? (await photosBy(context, report.id, by)).slice(0, report.photosInFolder) : [];
      const day = report.startsAt ? campusDay(report.startsAt, timeZone) : '';
      yield [reportName(report), once(strToU8(reportHtml(report, await figuresBy(context, report, by), photos, day)))];
      for (const [index, { id }] of photos.entries()) {
        const image = await readReportImage(context, report.id, id);
        if (image) yield [photoName(report, index), once(image)];
      }
    }
  }
}

async function* codesTable(context: Context, opened: OpenTemplate): AsyncGenerator<Rows> {
  const { db, instituteId } = context;
  yield [['day', 'achievement', 'certificate', 'codes of certificates']];
  for await (const ids of idsOf(context, opened)) {
    const found = await findCodes(db, { instituteId, ids, by: opened.window.by });
    yield found.map(({ day, title, link, codes }) => [day, title, link, codes.join(' ')]);
  }
}

async function* achievementEvidence(context: Context, opened: OpenTemplate): AsyncGenerator<ZippedFile> {
  // A code leads to a name, so codes are included only if the template contains the students' names.
  if (!opened.template.columns.some(({ figure }) => figure === 'name')) return;
  yield ['evidence.csv', csvOf(codesTable(context, opened))];
}

async function* noEvidence(): AsyncGenerator<ZippedFile> {}

const EVIDENCE: Readonly<Record<AccreditationKind, (context: Context, opened: OpenTemplate) => AsyncGenerator<ZippedFile>>> = {
  events: eventEvidence,
  achievements: achievementEvidence,
  bodies: noEvidence,
  grievances: noEvidence,
};

/**
 * Evidence files for the rows of a template (docs/specification/accreditation.md#accreditation-files). Contains no personal data if the
 * template contains no names.
 */
export function evidenceFiles(context: Context, opened: OpenTemplate): AsyncGenerator<ZippedFile> {
  return EVIDENCE[opened.template.kind](context, opened);
}
