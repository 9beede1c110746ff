import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import { offer } from './arm.ts';
import type { Figures } from './figures.ts';

Chart.register(ArcElement, BarController, BarElement, CategoryScale, DoughnutController, Legend, LinearScale, LineController, LineElement);
Chart.register(PointElement);
Chart.defaults.animation = false;

const BLUE = '#2679dc';
const SLICES = ['#2679dc', '#d94848', '#b27400', '#008558'];
const HEIGHT = 204;

let charts: Chart[] = [];
let place: HTMLElement;

function dataOf({ months, clubs, categories }: Figures) {
  const list = (named: { name: string; value: number }[], backgroundColor: string | string[]) => ({
    labels: named.map(({ name }) => name),
    datasets: [{ data: named.map(({ value }) => value), backgroundColor }],
  });
  return [
    {
      labels: months.map(({ month }) => String(month)),
      datasets: [{ data: months.map(({ value }) => value), borderColor: BLUE, backgroundColor: BLUE, label: 'Participation' }],
    },
    list(clubs.slice(0, 5), BLUE),
    list(categories, SLICES),
  ];
}

function draw(canvas: HTMLCanvasElement, data: ReturnType<typeof dataOf>[number], index: number): Chart {
  const options = { maintainAspectRatio: false, plugins: { legend: { display: index === 2 } } };
  if (index === 0) return new Chart(canvas, { type: 'line', data, options });
  if (index === 1) return new Chart(canvas, { type: 'bar', data, options: { ...options, indexAxis: 'y' as const } });
  return new Chart(canvas, { type: 'doughnut', data, options });
}

/** The same figures on canvases: no sentence, no table, no keyboard. It shows other words, so it is measured but not compared by sight. */
offer({
  mount: (container, figures, width) => {
    for (const chart of charts) chart.destroy();
    container.style.width = `${width}px`;
    place = container;
    charts = dataOf(figures).map((data, index) => {
      const frame = container.appendChild(document.createElement('div'));
      frame.style.cssText = `position: relative; height: ${HEIGHT}px`;
      return draw(frame.appendChild(document.createElement('canvas')), data, index);
    });
  },
  update: (figures) => {
    for (const [index, data] of dataOf(figures).entries()) {
      const chart = charts[index];
      if (!chart) continue;
      chart.data = data;
      chart.update();
    }
  },
  resize: (width) => {
    place.style.width = `${width}px`;
  },
});
