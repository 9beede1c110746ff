// Coming back to a section of the dashboard: what is seen before its content, what is asked of the server, and what it costs.
import { type Figure, limitedFigure, listed, median, medianInterval, printReport } from './report.ts';
import { comeBack, floorOf, openSections, type Visit } from './sections/visits.ts';
import { type Demonstration, withDemonstration } from './server/demonstration.ts';

const ROUNDS = 7;

/** Every section of a president and of a student, visited before. */
export function measureVisitedSection(): Promise<Figure[]> {
  return withDemonstration(async (demonstration) => [
    ...(await measureRole(demonstration, 'president')),
    ...(await measureRole(demonstration, 'student')),
  ]);
}

async function measureRole(demonstration: Demonstration, mailbox: string): Promise<Figure[]> {
  const { page, context, names, known } = await openSections(demonstration, mailbox);
  try {
    const visits: Visit[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const back: Visit[] = [];
      for (const name of names) back.push(await comeBack(page, name, known));
      const floors: number[] = [];
      for (const { html } of back) floors.push(await floorOf(context, page, html));
      visits.push(...back);
      ratios.push(median(back.map(({ work }, index) => work / (floors[index] ?? Number.NaN))));
    }
    return [...promises(mailbox, visits), ratioOf(mailbox, ratios)];
  } finally {
    await context.close();
  }
}

function promises(mailbox: string, visits: readonly Visit[]): Figure[] {
  const said = (of: (visit: Visit) => readonly string[]) => visits.flatMap((visit) => of(visit).map((what) => `${visit.name}: ${what}`));
  const blanks = said((visit) => visit.blanks);
  const requests = said((visit) => visit.newRequests);
  const full = new Set(said((visit) => visit.fullRequests));
  const all = `sections of a ${mailbox}, visited before`;
  for (const line of new Set([...blanks, ...requests])) console.error(line);
  return [
    limitedFigure(`${all}: spinners and blanks before the content`, blanks.length, 0, String),
    limitedFigure(`${all}: requests for what is not there already`, requests.length, 0, String),
    listed(`${all}: lists asked again in full, for the browser keeps no personal data`, String(full.size)),
  ];
}

function ratioOf(mailbox: string, ratios: readonly number[]): Figure {
  const [low, high] = medianInterval(ratios);
  const value = `${median(ratios).toFixed(2)} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`;
  return listed(`sections of a ${mailbox}, visited before: work from press to paint over innerHTML of the same`, value);
}

if (import.meta.main) printReport(await measureVisitedSection());
