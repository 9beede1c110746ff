import { BarChart, PartsChart, TrendChart } from '@quad/ui/charts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { offer } from './arm.ts';
import type { Figures } from './figures.ts';

const PARTICIPATION = { name: 'Participation', one: 'participant', other: 'participants' };
const HOLDERS = { one: 'holder', other: 'holders' };
const EVENTS = { one: 'event', other: 'events' };

function Analytics({ figures: { months, clubs, categories } }: { figures: Figures }) {
  return (
    <>
      <TrendChart title="Participation" figures={months} measure={PARTICIPATION} />
      <BarChart title="Holders" figures={clubs} unit={HOLDERS} nameHeading="Club" />
      <PartsChart title="Categories" figures={categories} unit={EVENTS} nameHeading="Category" />
    </>
  );
}

let root: Root;
let place: HTMLElement;

function draw(figures: Figures): void {
  flushSync(() => root.render(<Analytics figures={figures} />));
}

offer({
  mount: (container, figures, width) => {
    container.style.width = `${width}px`;
    place = container;
    root = createRoot(container);
    draw(figures);
  },
  update: draw,
  resize: (width) => {
    place.style.width = `${width}px`;
  },
});
