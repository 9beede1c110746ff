// What analytics and quick stats cost at 1,000,000 events over what they cost at 10,000: on PostgreSQL, over HTTP.
import { type Figure, limitedFigure, listed, median, medianInterval, printReport } from './report.ts';
import { campusWith, type GrownCampus } from './server/grownCampus.ts';

const FEW = 10_000;
const MANY = 1_000_000;
/** Flat, but for the noise of a shared machine and the depth of an index. */
const LIMIT = 1.5;
const ROUNDS = 41;

const CALLS = [
  ['president', '/api/analytics/president'],
  ['scitech', '/api/analytics/gensec'],
  ['robotics', '/api/analytics/club-coordinator'],
  ['student', '/api/analytics/student'],
  ['president', '/api/dashboard/stats'],
] as const;

/** Every call's cost with few events and with many, in databases that are otherwise the same. */
export async function measureAnalyticsGrowth(): Promise<Figure[]> {
  const few = await campusWith(FEW);
  const many = await campusWith(MANY);
  try {
    const figures = [
      listed('events counted anew', `${few.recountedIn.toFixed(1)} s for ${FEW}, ${many.recountedIn.toFixed(1)} s for ${MANY}`),
    ];
    for (const [mailbox, address] of CALLS) figures.push(await compare(mailbox, address, few, many));
    return figures;
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function read({ server, cookieOf }: GrownCampus, mailbox: string, address: string): Promise<number> {
  const headers = { cookie: await cookieOf(mailbox) };
  const since = performance.now();
  const answer = await fetch(`${server.url}${address}`, { headers });
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}.`);
  await answer.arrayBuffer();
  return performance.now() - since;
}

/** In turn, so that what else the machine does falls on both. */
async function compare(mailbox: string, address: string, few: GrownCampus, many: GrownCampus): Promise<Figure> {
  for (const campus of [few, many]) for (let warm = 0; warm < 5; warm += 1) await read(campus, mailbox, address);
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isFewFirst = round % 2 === 0;
    const first = await read(isFewFirst ? few : many, mailbox, address);
    const second = await read(isFewFirst ? many : few, mailbox, address);
    rounds.push(isFewFirst ? { few: first, many: second } : { few: second, many: first });
  }
  const ratio = median(rounds.map((round) => round.many)) / median(rounds.map((round) => round.few));
  const [low, high] = medianInterval(rounds.map((round) => round.many / round.few));
  const times = `${median(rounds.map((round) => round.many)).toFixed(1)} ms over ${median(rounds.map((round) => round.few)).toFixed(1)} ms`;
  const figure = limitedFigure(`${address} (${mailbox}), ${MANY} events over ${FEW}`, ratio, LIMIT, (amount) => amount.toFixed(2));
  return { ...figure, value: `${figure.value} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}; ${times})` };
}

if (import.meta.main) printReport(await measureAnalyticsGrowth());
