import { median, medianInterval } from '../charts/statistics.ts';
import { type Figure, limitedFigure } from './figure.ts';

const ROUNDS = 7;

/** Two ways to do the same; each call measures one of them once, from nothing, and gives its time in milliseconds. */
export interface Arms {
  readonly subject: () => Promise<number>;
  readonly baseline: () => Promise<number>;
}

/** Measures both arms in turn, A B B A, and gives the median ratio of the rounds with its 95 % interval. */
export async function ratioFigure(what: string, arms: Arms, limit: number): Promise<Figure> {
  const rounds: { subject: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(arms, round % 2 === 0));
  const ratios = rounds.map(({ subject, baseline }) => subject / baseline);
  const [low, high] = medianInterval(ratios);
  const times = `${median(rounds.map(({ subject }) => subject)).toFixed(0)} ms over ${median(rounds.map(({ baseline }) => baseline)).toFixed(0)} ms`;
  const figure = limitedFigure(what, median(ratios), limit, (ratio) => ratio.toFixed(2));
  return { ...figure, value: `${figure.value} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}; ${times})` };
}

async function measureRound({ subject, baseline }: Arms, isSubjectFirst: boolean) {
  if (isSubjectFirst) return { subject: await subject(), baseline: await baseline() };
  const first = await baseline();
  return { subject: await subject(), baseline: first };
}
