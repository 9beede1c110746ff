import type { Decorator } from '@storybook/react-vite';
import { Card } from '../../primitives/Card/index.ts';

/** Charts are painted for a surface, so their stories stand on one. */
export const onCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
