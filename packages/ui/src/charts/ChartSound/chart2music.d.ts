// Declares the used part, because the `exports` of the package hide its types from ES modules.
declare module 'chart2music' {
  interface Axis {
    label: string;
    minimum?: number;
    format: (value: number) => string;
  }
  export function c2mChart(chart: {
    type: 'bar';
    title: string;
    element: HTMLElement;
    /** The element that receives the announcements. */
    cc: HTMLElement;
    lang: string;
    data: { x: number; y: number }[];
    axes: { x: Axis; y: Axis };
  }): { data?: { cleanUp(): void } };
}
