import type { ReactNode } from 'react';
import type { Figures } from './figures.ts';

const INK = '#23283b';
const MUTED = '#5b5f6e';
const LINE = '#ddd6cb';
const BLUE = '#2679dc';
const PARTS = ['#2679dc', '#d94848', '#b27400', '#008558'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function Figure({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
        <button type="button">Show table</button>
        <p>{sentence}</p>
      </figcaption>
      {children}
    </figure>
  );
}

/** What somebody writes who needs exactly this chart and no other: no keyboard, no tooltip, no table, no measuring. */
export function HandwrittenTrend({ months, width }: { months: Figures['months']; width: number }) {
  const x = (index: number) => 38 + (index * (width - 46)) / 11;
  const y = (value: number) => 166 - (value / 150) * 143;
  const [before, last] = months.slice(-2).map(({ value }) => value);
  const verb = (last ?? 0) > (before ?? 0) ? 'rose' : 'fell';
  const line = months.map(({ value }, index) => `${x(index)},${y(value)}`).join('L');
  return (
    <Figure title="Participation" sentence={`Participation ${verb} to ${last} in December 2026, from ${before} in November.`}>
      <svg width={width} height={204} aria-hidden="true" fontSize={13} fill={MUTED}>
        {[0, 50, 100, 150].map((value) => (
          <g key={value}>
            <line x1={30} x2={width - 8} y1={y(value)} y2={y(value)} stroke={LINE} />
            <text x={0} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {MONTHS.map((month, index) => (
          <text key={month} x={x(index)} y={182} textAnchor="middle">
            {month.slice(0, 3)}
          </text>
        ))}
        <text x={x(0)} y={199} textAnchor="middle">
          2026
        </text>
        <path d={`M${line}L${x(11)},166L${x(0)},166Z`} fill={BLUE} fillOpacity={0.1} />
        <path d={`M${line}`} fill="none" stroke={BLUE} strokeWidth={2} />
        {months.map(({ month, value }, index) => (
          <circle key={month} cx={x(index)} cy={y(value)} r={index === 11 ? 5 : 2.5} fill={BLUE} />
        ))}
        <text x={width} y={y(last ?? 0) - 11} textAnchor="end" fill={INK} fontWeight="bold">
          {last} in Dec
        </text>
      </svg>
    </Figure>
  );
}

/** The five largest of a list that is sorted already. */
export function HandwrittenBars({ clubs, width }: { clubs: Figures['clubs']; width: number }) {
  const total = clubs.reduce((sum, { value }) => sum + value, 0);
  const most = clubs[0]?.value ?? 1;
  const sentence = `${clubs[0]?.name} leads with ${most} of ${total} holders. The largest 5 of 6 are drawn.`;
  return (
    <Figure title="Holders" sentence={sentence}>
      <svg width={width} height={218} aria-hidden="true" fontSize={13} fill={INK}>
        {clubs.slice(0, 5).map(({ name, value }, index) => (
          <g key={name}>
            <text x={0} y={index * 45 + 13}>
              {name}
            </text>
            <text x={width} y={index * 45 + 13} textAnchor="end" fontWeight="bold">
              {value}
            </text>
            <rect x={0} y={index * 45 + 20} width={(value / most) * width} height={11} rx={2} fill={BLUE} />
          </g>
        ))}
      </svg>
    </Figure>
  );
}

/** Four parts of a whole. */
export function HandwrittenParts({ categories, width }: { categories: Figures['categories']; width: number }) {
  const total = categories.reduce((sum, { value }) => sum + value, 0);
  const most = categories[0]?.value ?? 1;
  const share = (value: number) => `${Math.round((value / total) * 100)}%`;
  return (
    <Figure title="Categories" sentence={`Technical is the largest part: ${share(most)} of ${total} events.`}>
      <svg width={width} height={174} aria-hidden="true" fontSize={13} fill={INK}>
        {categories.map(({ name, value }, index) => (
          <g key={name}>
            <text x={0} y={index * 45 + 13}>
              {name}
            </text>
            <text x={width} y={index * 45 + 13} textAnchor="end" fontWeight="bold">
              {`${value} · ${share(value)}`}
            </text>
            <rect x={0} y={index * 45 + 20} width={(value / most) * width} height={11} rx={2} fill={PARTS[index]} />
          </g>
        ))}
      </svg>
    </Figure>
  );
}
