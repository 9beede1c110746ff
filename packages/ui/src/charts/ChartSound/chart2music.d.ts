// The part that is used here: the package has types that its `exports` hide from a module.
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
    /** Where the words go. */
    cc: HTMLElement;
    lang: string;
    data: { x: number; y: number }[];
    axes: { x: Axis; y: Axis };
  }): { data?: { cleanUp(): void } };
}
