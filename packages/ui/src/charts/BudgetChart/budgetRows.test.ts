import { describe, expect, it } from 'vitest';
import { budgetRows, budgetSentence } from './budgetRows.ts';

function club(name: string, allocated: number, spent: number) {
  return { _id: name.toLowerCase(), name, budget: { allocated_budget: allocated, spent_amount: spent } };
}

const RUPEES = { currency: 'INR', locale: 'en-IN' };
const ROBOTICS = club('Robotics Club', 225_000, 62_500);
const CODING = club('Coding Club', 250_000, 75_000);
const CHESS = club('Chess Club', 10_000, 14_200);

describe('budgetRows', () => {
  it('sorts by largest budget and shows the spent and allocated amounts', () => {
    expect(budgetRows([ROBOTICS, CODING], 8, RUPEES).rows).toEqual([
      {
        key: 'coding club',
        name: 'Coding Club',
        detail: '₹75,000 of ₹2,50,000',
        value: 75_000,
        of: 250_000,
        figure: '30%',
        announced: '₹75,000 of ₹2,50,000',
      },
      {
        key: 'robotics club',
        name: 'Robotics Club',
        detail: '₹62,500 of ₹2,25,000',
        value: 62_500,
        of: 225_000,
        figure: '28%',
        announced: '₹62,500 of ₹2,25,000',
      },
    ]);
  });

  it('states by how much a budget is overspent', () => {
    expect(budgetRows([CHESS], 8, RUPEES).rows[0]).toMatchObject({ figure: '142%', detail: '₹14,200 of ₹10,000, ₹4,200 over' });
  });

  it('shows a dash instead of a percentage without an allocation', () => {
    expect(budgetRows([club('New Club', 0, 500)], 8, RUPEES).rows[0]).toMatchObject({ figure: '–', detail: '₹500 of ₹0, ₹500 over' });
    expect(budgetRows([club('New Club', 0, 0)], 8, RUPEES).rows[0]).toMatchObject({ figure: '–', detail: '₹0 of ₹0' });
  });

  it('limits the number of rows', () => {
    expect(budgetRows([CHESS, ROBOTICS, CODING], 2, RUPEES).rows.map(({ name }) => name)).toEqual(['Coding Club', 'Robotics Club']);
  });
});

it.each([
  [[ROBOTICS, CODING], 8, '₹1,37,500 of ₹4,75,000 is spent (29%).'],
  [[ROBOTICS, CHESS], 8, '₹76,700 of ₹2,35,000 is spent (33%). Chess Club is over its budget.'],
  [[CHESS, club('B', 1, 2)], 8, '₹14,202 of ₹10,001 is spent (142%). 2 clubs are over their budgets.'],
  [[ROBOTICS, CODING], 1, '₹1,37,500 of ₹4,75,000 is spent (29%). The 1 largest of 2 budgets are shown.'],
  [[club('A', 0, 0)], 8, 'No budget is allocated, and ₹0 is spent.'],
])('summarizes the budgets %j in sentences', (clubs, max, sentence) => expect(budgetSentence(clubs, max, RUPEES)).toBe(sentence));
