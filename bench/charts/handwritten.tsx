import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { offer } from './arm.ts';
import type { Figures } from './figures.ts';
import { HandwrittenBars, HandwrittenParts, HandwrittenTrend } from './HandwrittenCharts.tsx';

let root: Root;
let known: Figures;
let room: number;

function draw(): void {
  flushSync(() =>
    root.render(
      <>
        <HandwrittenTrend months={known.months} width={room} />
        <HandwrittenBars clubs={known.clubs} width={room} />
        <HandwrittenParts categories={known.categories} width={room} />
      </>,
    ),
  );
}

offer({
  mount: (container, figures, width) => {
    container.style.width = `${width}px`;
    root = createRoot(container);
    known = figures;
    room = width;
    draw();
  },
  update: (figures) => {
    known = figures;
    draw();
  },
  resize: (width) => {
    room = width;
    draw();
  },
});
