/** One set of analytics, and another to update to. Both arms draw the same. */
export interface Figures {
  months: { year: number; month: number; value: number }[];
  clubs: { name: string; value: number }[];
  categories: { name: string; value: number }[];
}

const CLUBS = ['Robotics Club', 'Music Club', 'Cricket Club', 'Coding Club', 'Debating Society', 'Dance Club'];
const CATEGORIES = ['technical', 'cultural', 'sports', 'academic'];

function figuresOf(seed: number): Figures {
  return {
    months: Array.from({ length: 12 }, (_, index) => ({ year: 2026, month: index + 1, value: 40 + ((index * 37 + seed * 11) % 90) })),
    clubs: CLUBS.map((name, index) => ({ name, value: 40 - index * 5 + seed })),
    categories: CATEGORIES.map((name, index) => ({ name, value: 60 - index * 10 + seed })),
  };
}

export const FIRST = figuresOf(0);
export const SECOND = figuresOf(3);
/** CSS pixels of each chart: a laptop's column, and a narrower one. */
export const WIDTHS = { first: 560, second: 470 };
