import { expect, it } from 'vitest';
import { purposeOf, writeLlmsText } from './llmsText.ts';

it('takes the sentence above the component, and none that stands elsewhere', () => {
  const source = '/** Something else. */\nconst a = 1;\n\n/**\n * The state of a thing,\n * in a word.\n */\nexport function Badge() {}\n';
  expect(purposeOf('Badge', source)).toBe('The state of a thing, in a word.');
  expect(purposeOf('Button', source)).toBeUndefined();
});

it('lists every area and the guides', () => {
  const lines = writeLlmsText().split('\n');
  expect(lines).toContain('- [Getting started](/?path=/docs/guides-getting-started--docs)');
  expect(lines).toContain(
    '- Divider: A hairline between two parts of one thing. Use Section instead where the next part has a name; try space alone first.',
  );
  for (const name of ['Stack', 'Badge', 'TrendChart', 'DashboardGrid', 'RoomRequestDialog']) {
    expect(
      lines.filter((line) => line.startsWith(`- ${name}: `)),
      name,
    ).toHaveLength(1);
  }
});
